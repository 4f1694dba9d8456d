import type { Clothes } from './portrait-features';
import { circle, fill, stroke } from './svg-shapes';

const torso = 'M18 204c2-38 26-50 58-54 8 14 40 14 48 0 32 4 56 16 58 54z';
const dark = '#00000026';
const light = '#ffffff';

const details: Record<Clothes, string> = {
  crew: stroke('M76 150c8 14 40 14 48 0', dark, 5),
  collar:
    fill('M78 148l22 22-16 12-14-28z', light) +
    fill('M122 148l-22 22 16 12 14-28z', light) +
    stroke('M100 172v32', dark, 3),
  hoodie:
    fill('M66 152c6 24 62 24 68 0 8 4 10 12 8 20-20 20-64 20-84 0-2-8 0-16 8-20z', dark) +
    stroke('M88 174v18M112 174v18', light, 3),
  blazer:
    fill('M78 150l22 34 22-34c-8 14-36 14-44 0z', light) +
    fill('M78 148l22 40-8 16H64l-8-44z', dark) +
    fill('M122 148l-22 40 8 16h28l8-44z', dark),
  turtleneck:
    fill('M80 134h40l4 18c-10 12-38 12-48 0z', '#00000014') + stroke('M79 150c10 11 32 11 42 0', dark, 4),
  scrubs:
    fill('M80 149l20 30 20-30c-8 12-32 12-40 0z', '#ffffff99') +
    stroke('M78 149l22 32 22-32', dark, 4) +
    circle(138, 182, 3, light),
  cardigan:
    fill('M80 149l20 55 20-55c-8 12-32 12-40 0z', light) +
    stroke('M78 149l22 55M122 149l-22 55', dark, 5) +
    circle(108, 192, 2.4, dark),
};

export function drawClothes(clothes: Clothes, color: string): string {
  const neck = clothes === 'turtleneck' ? fill('M80 132h40l4 20c-8 12-40 12-48 0z', color) : '';
  return neck + fill(torso, color) + details[clothes];
}
