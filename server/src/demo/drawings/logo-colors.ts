/** The three colours a mark is drawn with. */
export interface LogoColors {
  ground: string;
  ink: string;
  accent: string;
}

/** Matching colours: [pale, deep, accent on pale, accent on deep]. */
const hues: readonly [string, string, string, string][] = [
  ['#e4f1eb', '#0b6b50', '#e0795a', '#f2c078'],
  ['#e3eefb', '#1d4e89', '#e8833a', '#9fd3f0'],
  ['#f6ead7', '#6b4a1f', '#4e8a5b', '#f0c27b'],
  ['#e6f4f4', '#12616b', '#f0a23b', '#ffd58a'],
  ['#ecebfa', '#3d3a8c', '#e56b8a', '#b9b5f5'],
  ['#fbe9e4', '#9c3b23', '#2f7f86', '#ffd0b8'],
  ['#e9f3df', '#3c6b1f', '#d98324', '#d6ec9c'],
  ['#fbe6ee', '#93305c', '#3f8f6f', '#f9b9d2'],
  ['#eaf0f4', '#2b4254', '#d9583b', '#a9c7da'],
  ['#f3efe6', '#26332d', '#c08a2e', '#e7cf8d'],
  ['#fdf1d6', '#8a5a00', '#b5482f', '#ffd766'],
  ['#e2f0f9', '#0f5c8c', '#f2b234', '#8fd0f5'],
  ['#efe8f7', '#5b2d82', '#2d9a7d', '#d5b8f0'],
  ['#e5efe9', '#1f4d3a', '#d36f4a', '#a8d8bf'],
  ['#f7e8dc', '#7a3b12', '#39708a', '#f4b98a'],
  ['#e8ecef', '#1b2733', '#1f9e8f', '#7fd6c8'],
  ['#fae7e7', '#8c2233', '#c98a2b', '#f5b5b0'],
  ['#e7f1f1', '#225a5c', '#c9536b', '#a3dada'],
  ['#f0f1dd', '#55591a', '#a8432f', '#dfe38a'],
  ['#e4eaf8', '#243f8f', '#e39a2d', '#a6bdf5'],
  ['#f4ebe8', '#5c3a33', '#3e8577', '#e6bfae'],
];

/** The four colours of a scene. */
export interface SceneColors {
  pale: string;
  deep: string;
  accent: string;
  glow: string;
}

const hueOf = (palette: number) => hues[palette % hues.length] ?? (hues[0] as (typeof hues)[number]);

export function sceneColors(palette: number): SceneColors {
  const [pale, deep, accent, glow] = hueOf(palette);
  return { pale, deep, accent, glow };
}

/** Deep ground for about every third palette, otherwise pale ground. */
export function logoColors(palette: number): LogoColors {
  const [pale, deep, onPale, onDeep] = hueOf(palette);
  const style = Math.floor(palette / hues.length + palette) % 3;
  if (style === 1) return { ground: deep, ink: '#ffffff', accent: onDeep };
  return { ground: pale, ink: deep, accent: onPale };
}
