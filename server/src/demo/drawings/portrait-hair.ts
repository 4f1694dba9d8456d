import type { HairStyle, PortraitFeatures } from './portrait-features';
import { circle, ellipse, fill, mixColors, stroke } from './svg-shapes';

interface Hair {
  /** Behind everything. */
  behind: string;
  /** Over the clothes, behind the face. */
  over: string;
  /** Over the face. */
  front: string;
  coversEars: boolean;
}

/** `thin` is the colour where the skin shines through. */
type HairPainter = (color: string, thin: string) => Partial<Hair>;

const curls = (points: readonly (readonly [number, number, number])[], color: string) =>
  points.map(([x, y, radius]) => circle(x, y, radius, color)).join('');

const sweptBack = 'M62 94c-5-38 14-54 38-54s43 16 38 54c-3-16-10-26-20-31-12-3-24-3-36 0-10 5-17 15-20 31z';
const middlePart = 'M100 46C74 38 58 60 62 104c4-20 24-28 38-54 14 26 34 34 38 54 4-44-12-66-38-58z';
const longBack = 'M54 96C46 28 154 28 146 96l5 70c-18 12-84 12-102 0z';

const painters = {
  short: (color) => ({
    front: fill(
      'M62 96c-6-36 10-56 40-56 28 0 42 20 36 56-2-14-6-22-14-28-16 6-36 4-46-4-8 8-14 18-16 32z',
      color,
    ),
  }),
  sidePart: (color) => ({
    front: fill(
      'M62 96c-8-40 16-58 44-56 26 2 38 22 32 56-2-12-5-20-10-26-18 2-34-4-42-14-4 16-20 20-24 40z',
      color,
    ),
  }),
  quiff: (color) => ({
    front: fill(
      'M64 92c-4-14-2-28 6-36-2-8 8-18 18-16 16-10 44-4 46 14 6 10 6 24 2 38-2-10-6-18-12-22-16 4-36 2-46-4-6 6-12 14-14 26z',
      color,
    ),
  }),
  crop: (color, thin) => ({
    front:
      fill('M63 94c-4-34 12-52 37-52s41 18 37 52c-1-12-4-20-9-24-16-6-40-6-56 0-5 4-8 12-9 24z', thin) +
      fill('M67 76c2-22 14-34 33-34s31 12 33 34c-18-10-48-10-66 0z', color),
  }),
  buzz: (_color, thin) => ({
    front: fill('M63 90c-3-30 13-44 37-44s40 14 37 44c-4-16-11-22-37-22s-33 6-37 22z', thin),
  }),
  bald: () => ({}),
  curly: (color) => ({
    front: curls(
      [
        [70, 72, 12],
        [76, 58, 13],
        [88, 49, 13],
        [101, 46, 13],
        [114, 50, 13],
        [125, 59, 13],
        [131, 73, 11],
        [66, 84, 7],
        [134, 84, 7],
        [90, 60, 12],
        [108, 60, 12],
      ],
      color,
    ),
  }),
  afro: (color) => ({
    behind: circle(100, 74, 54, color),
    front: curls(
      [
        [72, 66, 13],
        [84, 57, 13],
        [100, 54, 13],
        [116, 57, 13],
        [128, 66, 13],
      ],
      color,
    ),
  }),
  locs: (color) => ({
    behind: [60, 68, 132, 140].map((x) => stroke(`M${x} 70c-4 24 2 44-2 66`, color, 10)).join(''),
    front:
      fill(sweptBack, color) +
      [74, 86, 100, 114, 126].map((x) => stroke(`M${x} 46c-2 6-2 10-4 16`, '#00000033', 2)).join(''),
    coversEars: true,
  }),
  bob: (color) => ({
    behind: fill('M54 94C48 30 152 30 146 94v34c-2 10-18 12-22 4H76c-4 8-20 6-22-4z', color),
    front: fill(
      'M61 96c-4-42 14-56 39-56s43 14 39 56c-3-12-6-18-9-20-14-2-30-6-40-14-6 8-14 12-20 14-4 4-7 10-9 20z',
      color,
    ),
    coversEars: true,
  }),
  fringe: (color) => ({
    behind: fill(longBack, color),
    front: fill('M61 98c-5-44 14-58 39-58s44 14 39 58c-2-10-5-16-8-20-20 4-42 4-62 0-3 4-6 10-8 20z', color),
    coversEars: true,
  }),
  long: (color) => ({ behind: fill(longBack, color), front: fill(middlePart, color), coversEars: true }),
  wavy: (color) => ({
    behind: fill(
      'M54 92C48 28 152 28 146 92c8 14-4 22 4 36 6 12-4 22-2 34-16 14-80 14-96 0 2-12-8-22-2-34 8-14-4-22 4-36z',
      color,
    ),
    front: fill(
      'M104 42C74 36 56 60 62 106c2-18 12-24 22-32 10-6 18-14 22-24 6 18 28 28 32 56 6-44-8-66-34-64z',
      color,
    ),
    coversEars: true,
  }),
  curlyLong: (color) => ({
    behind: curls(
      [
        [58, 84, 18],
        [52, 104, 18],
        [54, 126, 18],
        [62, 146, 16],
        [142, 84, 18],
        [148, 104, 18],
        [146, 126, 18],
        [138, 146, 16],
        [100, 64, 46],
      ],
      color,
    ),
    front: curls(
      [
        [68, 70, 12],
        [78, 58, 13],
        [92, 51, 13],
        [108, 51, 13],
        [122, 58, 13],
        [132, 70, 12],
        [64, 84, 8],
        [136, 84, 8],
      ],
      color,
    ),
    coversEars: true,
  }),
  ponytail: (color) => ({
    behind: fill('M128 56c34 2 34 50 22 92-6 8-14 4-14-4 6-30 2-58-14-74z', color),
    front: fill(sweptBack, color),
  }),
  bun: (color) => ({ behind: circle(100, 35, 17, color), front: fill(sweptBack, color) }),
  pixie: (color) => ({
    front: fill(
      'M62 98c-8-40 10-60 40-58 30 0 42 24 36 58-2-8-4-14-6-18-6-4-10-8-12-14-12 10-32 14-46 12-6 4-10 12-12 20z',
      color,
    ),
  }),
  braids: (color) => ({
    behind: fill('M58 92C52 34 148 34 142 92z', color),
    over: [60, 140]
      .map(
        (x) =>
          [112, 126, 140, 154].map((y) => ellipse(x, y, 8, 9, color)).join('') +
          ellipse(x, 166, 5, 6, '#d9583b'),
      )
      .join(''),
    front: fill(middlePart, color),
    coversEars: true,
  }),
} satisfies Record<Exclude<HairStyle, 'scarf'>, HairPainter>;

/** The hair around and over a face, or a headscarf in the colour of the hair. */
export function drawHair({ hairStyle, hairColor, skin }: PortraitFeatures): Hair {
  const bare = { behind: '', over: '', front: '', coversEars: false };
  const thin = mixColors(hairColor, skin, 0.35);
  return {
    ...bare,
    ...(hairStyle === 'scarf' ? drawScarf(hairColor) : painters[hairStyle](hairColor, thin)),
  };
}

function drawScarf(color: string): Partial<Hair> {
  const outline = 'M54 98C44 30 156 30 146 98c-2 22 0 40 8 60-26 26-82 26-108 0 8-20 10-38 8-60z';
  return {
    over:
      fill(outline, color) +
      fill('M62 128c20 26 56 26 76 0 4 10 4 18-2 28-22 12-50 12-72 0-6-10-6-18-2-28z', '#00000022'),
    front: fill('M64 98c-8-42 8-56 36-56s44 14 36 56c2-26-10-36-36-36s-38 10-36 36z', color),
    coversEars: true,
  };
}
