import type { SceneColors } from './logo-colors';
import { box, circle, ellipse, fill, mixColors, ring, stroke } from './svg-shapes';

/** Scenes on a sheet of 96 × 60, in the open air. */

const WHITE = '#fffdf8';

/** Shades between the pale and the deep colour: 0 is pale. */
export const shadeOf = ({ pale, deep }: SceneColors, amount: number) => mixColors(pale, deep, amount);

const sky = (colors: SceneColors) => box(0, 0, 96, 60, colors.pale) + circle(76, 13, 6, colors.glow);

const ridge = (d: string, colors: SceneColors, amount: number) => fill(d, shadeOf(colors, amount));

const windows = (x: number, y: number, columns: number, rows: number, color: string) =>
  Array.from({ length: columns * rows }, (_, at) =>
    box(x + (at % columns) * 3.6, y + Math.floor(at / columns) * 5, 1.8, 2.8, color, 0.3),
  ).join('');

function house(x: number, height: number, colors: SceneColors, wall: string): string {
  const top = 50 - height;
  return [
    box(x, top, 13, height, wall),
    fill(`M${x - 1} ${top} L${x + 6.5} ${top - 7} L${x + 14} ${top} Z`, shadeOf(colors, 0.75)),
    windows(x + 2, top + 3, 3, Math.floor((height - 8) / 5), shadeOf(colors, 0.55)),
    box(x + 5, 44, 3, 6, colors.deep, 0.4),
  ].join('');
}

const bicycle = (x: number, color: string, accent: string) =>
  [
    ring(x, 52, 3.4, color, 0.8),
    ring(x + 10, 52, 3.4, color, 0.8),
    stroke(
      `M${x} 52 L${x + 3.4} 46.6 L${x + 8} 46.6 L${x + 4.6} 52 Z M${x + 10} 52 L${x + 7.6} 45`,
      accent,
      0.9,
    ),
    stroke(`M${x + 2.2} 45.6 h2.6 M${x + 6.6} 45 h2.4`, color, 0.9),
  ].join('');

/** Small and high: a wide cover shows the middle of a picture, and its foot lies under the head of the page. */
const lift = (...shapes: readonly string[]) =>
  `<g transform="translate(0 -3) scale(0.8)">${shapes.join('')}</g>`;

function town(colors: SceneColors): string {
  const walls = [
    WHITE,
    colors.glow,
    shadeOf(colors, 0.2),
    WHITE,
    shadeOf(colors, 0.12),
    colors.glow,
    WHITE,
    shadeOf(colors, 0.2),
  ];
  return [
    sky(colors),
    ridge('M0 36 L18 22 L34 33 L54 18 L76 34 L96 26 V60 H0 Z', colors, 0.15),
    lift(
      ...walls.map((wall, at) =>
        house(at * 15.4 - 5, [24, 29, 21, 27, 31, 23, 28, 25][at] ?? 24, colors, wall),
      ),
      box(-1, 50, 124, 30, shadeOf(colors, 0.3)),
      bicycle(52, colors.deep, colors.accent),
    ),
  ].join('');
}

const boat = (x: number, y: number, colors: SceneColors, sail: string) =>
  fill(`M${x} ${y} h12 l-2.4 3.4 h-7.4 Z`, colors.deep) +
  stroke(`M${x + 6} ${y} V${y - 13}`, colors.deep, 0.6) +
  fill(`M${x + 6.6} ${y - 13} L${x + 12.4} ${y - 1.6} h-5.8 Z`, sail) +
  fill(`M${x + 5.4} ${y - 11} L${x + 1} ${y - 1.6} h4.4 Z`, WHITE);

const harbour = (colors: SceneColors): string =>
  [
    sky(colors),
    ridge('M0 30 L22 14 L40 26 L62 11 L96 29 V40 H0 Z', colors, 0.2),
    ridge('M0 31 L30 23 L58 30 L80 24 L96 28 V44 H0 Z', colors, 0.36),
    box(0, 33, 96, 27, shadeOf(colors, 0.55)),
    stroke('M6 46 h14 M34 50 h18 M66 46 h12 M20 55 h16 M58 56 h22', shadeOf(colors, 0.35), 0.7),
    boat(14, 36, colors, colors.accent),
    boat(44, 39, colors, colors.glow),
    boat(72, 35, colors, colors.accent),
  ].join('');

const flower = (x: number, y: number, petals: string, colors: SceneColors) =>
  stroke(`M${x} ${y} V54`, shadeOf(colors, 0.7), 0.7) +
  [0, 72, 144, 216, 288]
    .map((degrees) => ellipse(x, y - 2, 1.3, 2, petals, `transform="rotate(${degrees} ${x} ${y})"`))
    .join('') +
  circle(x, y, 1.2, WHITE);

const tree = (x: number, y: number, size: number, crown: string, trunk: string) =>
  box(x - size / 8, y, size / 4, size * 1.1, trunk, 0.4) +
  circle(x, y - size * 0.3, size, crown) +
  circle(x - size * 0.7, y + size * 0.2, size * 0.7, crown) +
  circle(x + size * 0.7, y + size * 0.2, size * 0.7, crown);

const garden = (colors: SceneColors): string =>
  [
    sky(colors),
    box(24, 22, 48, 22, WHITE),
    fill('M20 22 L48 9 L76 22 Z', shadeOf(colors, 0.7)),
    windows(30, 26, 10, 2, shadeOf(colors, 0.5)),
    box(45, 35, 6, 9, colors.deep, 0.4),
    ridge('M0 44 Q48 38 96 44 V60 H0 Z', colors, 0.3),
    tree(12, 34, 7, shadeOf(colors, 0.55), colors.deep),
    tree(85, 35, 6, shadeOf(colors, 0.45), colors.deep),
    ...[6, 15, 24, 33, 60, 69, 78, 88].map((x, at) =>
      flower(x, 47 + (at % 3) * 1.6, at % 2 ? colors.accent : colors.glow, colors),
    ),
  ].join('');

const mountains = (colors: SceneColors): string =>
  [
    sky(colors),
    ridge('M0 40 L20 16 L32 28 L50 6 L70 30 L80 22 L96 38 V60 H0 Z', colors, 0.3),
    fill('M50 6 L42.4 15.4 L47 14 L50 17 L54 13.6 L57.6 15.4 Z M20 16 L15.4 21.6 L20 20.4 L23 19 Z', WHITE),
    ridge('M0 46 L26 34 L50 44 L74 32 L96 44 V60 H0 Z', colors, 0.5),
    box(34, 36, 26, 14, WHITE),
    fill('M31 36 L47 26 L63 36 Z', colors.accent),
    windows(37, 39, 6, 2, shadeOf(colors, 0.6)),
    ridge('M0 50 Q48 46 96 50 V60 H0 Z', colors, 0.7),
    ...[8, 16, 74, 84, 91].map((x) => fill(`M${x} 38 l4.4 13 h-8.8 Z`, colors.deep)),
  ].join('');

const panel = (x: number, y: number, colors: SceneColors) =>
  `<g transform="translate(${x} ${y}) skewX(-24)">${box(0, 0, 9, 6, shadeOf(colors, 0.9), 0.3)}${stroke(
    'M3 0 v6 M6 0 v6 M0 3 h9',
    colors.glow,
    0.3,
  )}</g>`;

const roofs = (colors: SceneColors): string =>
  [
    sky(colors),
    ridge('M0 34 L24 22 L48 32 L70 20 L96 32 V60 H0 Z', colors, 0.15),
    box(10, 38, 74, 22, WHITE),
    fill('M22 18 H88 L80 40 H6 Z', colors.accent),
    ...[0, 1].flatMap((row) =>
      [0, 1, 2, 3, 4].map((at) => panel(26 - row * 3.6 + at * 11, 21 + row * 8, colors)),
    ),
    windows(18, 46, 4, 2, shadeOf(colors, 0.5)),
    windows(58, 46, 5, 2, shadeOf(colors, 0.5)),
    box(42, 46, 7, 14, colors.deep, 0.5),
    tree(91, 46, 5, shadeOf(colors, 0.5), colors.deep),
  ].join('');

const orchard = (colors: SceneColors): string =>
  [
    sky(colors),
    ridge('M0 38 Q30 28 56 36 T96 32 V60 H0 Z', colors, 0.2),
    ridge('M0 46 Q48 40 96 46 V60 H0 Z', colors, 0.35),
    ...[10, 28, 68, 86].map(
      (x, at) =>
        tree(x, 36, 7, shadeOf(colors, 0.5 + (at % 2) * 0.12), colors.deep) +
        circle(x - 3, 34, 1.1, colors.accent) +
        circle(x + 4, 36, 1.1, colors.accent) +
        circle(x + 1, 31, 1.1, colors.accent),
    ),
    box(40, 40, 14, 10, WHITE, 2),
    box(43, 43, 8, 3.4, colors.deep, 1),
    circle(45, 44.7, 0.9, colors.glow) + circle(49, 44.7, 0.9, colors.glow),
    stroke('M54 43 L60 37 L64 38', colors.deep, 1),
    circle(64.6, 38.2, 1.5, colors.accent),
    circle(43, 52, 2.6, colors.deep) + circle(51, 52, 2.6, colors.deep),
  ].join('');

export const outsideScenes = { town, harbour, garden, mountains, roofs, orchard };
