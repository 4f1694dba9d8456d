import { drawClothes } from './portrait-clothes';
import type { PortraitFeatures } from './portrait-features';
import { drawHair } from './portrait-hair';
import { circle, ellipse, fill, mixColors, ring, stroke } from './svg-shapes';

/** A friendly flat face as a square SVG of 256 pixels, full to the edge. */
export function drawPortrait(features: PortraitFeatures): string {
  const hair = drawHair(features);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 200 200">',
    `<rect width="200" height="200" fill="${features.ground}"/>`,
    circle(100, 104, 84, '#ffffff', 'opacity=".28"'),
    '<g transform="translate(0 8)">',
    hair.behind,
    drawNeck(features.skin),
    drawClothes(features.clothes, features.clothesColor),
    hair.over,
    drawHead(features, hair.coversEars),
    drawBeard(features),
    drawFace(features),
    hair.front,
    features.hasGlasses ? drawGlasses() : '',
    features.hasEarrings && !hair.coversEars
      ? circle(62, 108, 3, '#e8c15a') + circle(138, 108, 3, '#e8c15a')
      : '',
    '</g></svg>',
  ].join('');
}

/** Darkens skin towards a warm brown instead of grey. */
const darken = (skin: string, amount: number) => mixColors(skin, '#4a1d10', amount);

function drawNeck(skin: string): string {
  return (
    fill('M83 118h34v30c0 12-34 12-34 0z', darken(skin, 0.16)) +
    fill('M83 128c8 12 26 12 34 0v8c-8 12-26 12-34 0z', darken(skin, 0.3))
  );
}

function drawHead({ skin, roundness }: PortraitFeatures, coversEars: boolean): string {
  const rx = 34 + roundness * 4;
  const ears = coversEars
    ? ''
    : circle(100 - rx, 97, 7.5, darken(skin, 0.1)) + circle(100 + rx, 97, 7.5, darken(skin, 0.1));
  const left = 100 - rx;
  const right = 100 + rx;
  const jaw = 126 + roundness * 3;
  return (
    ears +
    fill(
      `M${left} 88C${left} 45 ${right} 45 ${right} 88C${right} ${jaw - 16} ${right - 11} ${jaw + 11} 100 ${jaw + 11}C${left + 11} ${jaw + 11} ${left} ${jaw - 16} ${left} 88z`,
      skin,
    )
  );
}

function drawFace({ skin, hairColor, smile, hasFreckles, hairStyle }: PortraitFeatures): string {
  const dark = '#2a211d';
  const brow = hairStyle === 'scarf' ? '#3a2a22' : mixColors(hairColor, '#000000', 0.25);
  const mouths = {
    soft: stroke('M89 116c6 7 16 7 22 0', darken(skin, 0.75), 3),
    wide:
      fill('M86 114h28c-2 9-8 13-14 13s-12-4-14-13z', '#fff') +
      stroke('M86 114h28c-2 9-8 13-14 13s-12-4-14-13z', darken(skin, 0.75), 2),
    calm: stroke('M91 118c5 3 13 3 18 0', darken(skin, 0.75), 3),
  };
  const freckles = [
    [79, 105],
    [84, 108],
    [75, 108],
    [121, 105],
    [116, 108],
    [125, 108],
  ];
  return [
    ellipse(78, 108, 7, 4.5, '#e2705f', 'opacity=".2"'),
    ellipse(122, 108, 7, 4.5, '#e2705f', 'opacity=".2"'),
    hasFreckles ? freckles.map(([x = 0, y = 0]) => circle(x, y, 1.1, darken(skin, 0.5))).join('') : '',
    ellipse(85, 94, 3.4, 4.2, dark) + circle(86.2, 92.6, 1.2, '#fff'),
    ellipse(115, 94, 3.4, 4.2, dark) + circle(116.2, 92.6, 1.2, '#fff'),
    stroke('M77 83c4-3.5 10-4 15-1.5', brow, 3.2),
    stroke('M123 83c-4-3.5-10-4-15-1.5', brow, 3.2),
    stroke('M100 95c-1 5-4 8-3 10 1 1.5 4 1.5 6 1', darken(skin, 0.42), 2.4),
    mouths[smile],
  ].join('');
}

function drawBeard({ beard, hairColor }: PortraitFeatures): string {
  if (beard === 'none') return '';
  if (beard === 'moustache')
    return fill('M86 112c4-6 11-6 14-3 3-3 10-3 14 3-5 2-11 2-14-1-3 3-9 3-14 1z', hairColor);
  const jaw =
    'M65 94c0 32 14 46 35 46s35-14 35-46c-3 12-9 17-16 16-6-4-13-4-19-3-6-1-13-1-19 3-7 1-13-4-16-16z';
  return fill(jaw, hairColor, beard === 'stubble' ? 'opacity=".28"' : '');
}

function drawGlasses(): string {
  return (
    ring(85, 95, 11, '#2b2f36', 2.4) +
    ring(115, 95, 11, '#2b2f36', 2.4) +
    stroke('M96 94c2-2 6-2 8 0M74 94l-8-2M126 94l8-2', '#2b2f36', 2.4)
  );
}
