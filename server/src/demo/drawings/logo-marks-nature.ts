import type { LogoColors } from './logo-colors';
import { pointsOnCircle, box, circle, ellipse, fill, ring, stroke, turn } from './svg-shapes';

type Mark = (colors: LogoColors) => string;
const heart = 'M50 68C38 60 35 54 37 49c2-5 10-5 13 1 3-6 11-6 13-1 2 5-1 11-13 19z';
const wave = (y: number) => `M20 ${y}c7-7 13-7 20 0s13 7 20 0 13-7 20 0`;
const leaf = (x: number, y: number) => `M${x} ${y}c-9-6-11-16-6-25 10 4 13 14 6 25z`;

/** Marks of plants, water, weather and people; drawn on a field of 100 by 100. */
export const natureMarks = {
  'home-heart': ({ ink, ground, accent }) =>
    fill('M50 19 83 47a3 3 0 0 1-2 5h-4v24a5 5 0 0 1-5 5H28a5 5 0 0 1-5-5V52h-4a3 3 0 0 1-2-5z', ink) +
    fill(heart, ground === '#ffffff' ? accent : ground),
  'cross-petals': ({ ink, accent }) =>
    pointsOnCircle(4, 50, 50, 0)
      .map(({ degrees }) => ellipse(50, 31, 11.5, 16, ink, turn(degrees, 50, 50)))
      .join('') + circle(50, 50, 9, accent),
  'leaf-pair': ({ ink, accent }) =>
    fill('M49 82C21 77 16 45 24 22c25 8 33 34 25 60z', ink) +
    fill('M53 82c27-3 33-24 28-42-20 3-31 20-28 42z', accent),
  'wave-sun': ({ ink, accent }) =>
    circle(50, 38, 17, accent) + stroke(wave(64), ink, 6) + stroke(wave(78), ink, 6, 'opacity=".55"'),
  'peak-cross': ({ ink, accent }) =>
    fill('M14 79 42 33a4 4 0 0 1 7 0l11 18 6-9a3 3 0 0 1 5 0l19 37z', ink) +
    box(66, 18, 6, 20, accent, 2) +
    box(59, 25, 20, 6, accent, 2),
  flower: ({ ink, accent }) =>
    pointsOnCircle(6, 50, 50, 19)
      .map(({ x, y }) => circle(x, y, 12, ink))
      .join('') + circle(50, 50, 10, accent),
  'sun-hands': ({ ink, accent }) =>
    circle(50, 45, 13, accent) +
    pointsOnCircle(8, 50, 45, 22)
      .filter((_, index) => ![3, 4, 5].includes(index))
      .map(({ x, y, degrees }) => box(x - 2.2, y - 4, 4.4, 8, accent, 2.2, turn(degrees, x, y)))
      .join('') +
    stroke('M20 56c3 18 15 26 30 26s27-8 30-26', ink, 9),
  'tree-pair': ({ ink, accent }) =>
    box(33, 52, 5, 28, ink, 2) +
    circle(35.5, 42, 19, ink) +
    box(66, 60, 5, 20, ink, 2) +
    fill('M68.5 28 86 66H51z', accent, 'stroke-linejoin="round"'),
  'three-waves': ({ ink, accent }) =>
    stroke(wave(34), ink, 7) + stroke(wave(51), accent, 7) + stroke(wave(68), ink, 7),
  drop: ({ ink, accent }) =>
    fill('M50 15c16 20 25 32 25 45a25 25 0 0 1-50 0c0-13 9-25 25-45z', ink) +
    stroke('M37 60a13 13 0 0 0 12 13', accent, 6),
  wheat: ({ ink, accent }) =>
    stroke('M50 84V38', accent, 4) +
    ellipse(50, 24, 6, 11, ink) +
    [38, 52, 66]
      .map((y) => ellipse(38, y, 6, 11, ink, turn(-38, 38, y)) + ellipse(62, y, 6, 11, ink, turn(38, 62, y)))
      .join(''),
  peaks: ({ ink, accent }) =>
    fill('M44 80 66 40a4 4 0 0 1 7 0l20 40z', accent) +
    fill('M8 80 40 24a4 4 0 0 1 7 0l32 56z', ink) +
    fill('M33 37 40 24a4 4 0 0 1 7 0l7.5 13-5 5-6-5-5.5 5z', ink === '#ffffff' ? accent : '#ffffff'),
  'hut-sun': ({ ink, accent, ground }) =>
    circle(68, 35, 15, accent) +
    fill('M18 80V56l26-24 26 24v24z', ink) +
    stroke('M14 58 44 30l30 28', ink, 6) +
    box(38, 60, 13, 20, ground, 2),
  pine: ({ ink, accent }) =>
    box(46, 70, 8, 15, accent, 2) +
    fill('M50 14 67 38H33z', ink) +
    fill('M50 27 73 57H27z', ink) +
    fill('M50 42 79 74H21z', ink),
  apple: ({ ink, accent }) =>
    fill(
      'M50 40c-6-6-28-6-28 17 0 16 12 26 20 26 4 0 5-2 8-2s4 2 8 2c8 0 20-10 20-26 0-23-22-23-28-17z',
      ink,
    ) + fill('M52 34c0-12 8-18 20-18 0 12-8 18-20 18z', accent),
  furrows: ({ ink, accent, ground }) =>
    fill('M34 50a16 16 0 0 1 32 0z', accent) +
    fill('M12 54h76v24a4 4 0 0 1-4 4H16a4 4 0 0 1-4-4z', ink) +
    stroke('M46 54 26 83M54 54l20 29M38 54 10 74M62 54l28 20M50 54v29', ground, 3),
  grapes: ({ ink, accent }) =>
    [
      [35, 44],
      [50, 44],
      [65, 44],
      [42.5, 57],
      [57.5, 57],
      [50, 70],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 8, ink))
      .join('') +
    fill('M50 36c0-12 9-19 24-18 0 12-10 19-24 18z', accent) +
    stroke('M50 36c0-8-3-13-8-17', ink, 4),
  sprout: ({ ink, accent }) =>
    stroke('M50 80V48', ink, 6) +
    fill('M49 52C26 54 18 40 18 26c20-2 32 8 31 26z', ink) +
    fill('M52 44c0-18 12-26 31-25 1 17-11 27-31 25z', accent) +
    stroke('M28 82h44', ink, 6),
  'anchor-leaf': ({ ink, accent }) =>
    ring(50, 27, 8, ink, 5) +
    stroke('M50 36v44M36 47h28', ink, 6) +
    stroke('M22 58c2 15 14 22 28 22s26-7 28-22', ink, 6) +
    fill(leaf(22, 66), accent) +
    fill('M78 66c9-6 11-16 6-25-10 4-13 14-6 25z', accent),
} satisfies Record<string, Mark>;
