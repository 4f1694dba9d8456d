import type { LogoColors } from './logo-colors';
import { pointsOnCircle, box, circle, fill, ring, stroke, turn } from './svg-shapes';

type Mark = (colors: LogoColors) => string;
const hexagon = (x: number, y: number, size: number) =>
  `M${pointsOnCircle(6, x, y, size)
    .map((point) => `${point.x} ${point.y}`)
    .join('L')}z`;

/** Marks of buildings, tools, goods and signs; drawn on a field of 100 by 100. */
export const thingMarks = {
  pulse: ({ ink, accent }) => stroke('M14 52h20l9-20 13 40 9-26 4 6h9', ink, 6.5) + circle(83, 52, 6, accent),
  book: ({ ink, accent }) =>
    fill('M48 35c-8-7-20-9-31-7a2 2 0 0 0-2 2v38a2 2 0 0 0 2 2c11-2 23 0 31 7z', ink) +
    fill('M52 35c8-7 20-9 31-7a2 2 0 0 1 2 2v38a2 2 0 0 1-2 2c-11-2-23 0-31 7z', accent),
  'steps-flag': ({ ink, accent }) =>
    fill('M18 80V68h16V56h16V44h16v36z', ink) +
    box(68, 18, 5, 62, ink, 2) +
    fill('M73 20h17l-5 8 5 8H73z', accent),
  bridge: ({ ink, accent, ground }) =>
    stroke('M12 48C26 18 74 18 88 48', accent, 5) +
    stroke('M32 46V31M50 46V26M68 46V31', accent, 3.5) +
    box(10, 46, 80, 28, ink, 3) +
    circle(31, 76, 15, ground) +
    circle(69, 76, 15, ground),
  tower: ({ ink, accent, ground }) =>
    fill('M30 82V44l-5-5V26h9v6h8v-6h16v6h8v-6h9v13l-5 5v38z', ink) +
    fill('M43 82V64a7 7 0 0 1 14 0v18z', ground) +
    circle(50, 48, 4.5, accent),
  molecule: ({ ink, accent }) =>
    stroke('M50 50 28 32M50 50l24-14M50 50 40 76M74 36l8 24', ink, 5) +
    circle(50, 50, 12, ink) +
    circle(28, 31, 9, accent) +
    circle(74, 35, 10, ink) +
    circle(40, 77, 8, ink) +
    circle(82, 62, 7, accent),
  loaf: ({ ink, accent }) =>
    fill('M14 56c0-18 16-26 36-26s36 8 36 26c0 9-6 15-15 15H29c-9 0-15-6-15-15z', ink) +
    stroke('M34 42l6 15M50 40l5 16M65 42l5 14', accent, 5),
  squares: ({ ink, accent }) =>
    [
      [22, 22],
      [53, 22],
      [22, 53],
    ]
      .map(([x = 0, y = 0]) => box(x, y, 26, 26, ink, 5))
      .join('') + box(56, 56, 26, 26, accent, 5, turn(12, 69, 69)),
  dial: ({ ink, accent }) =>
    ring(50, 50, 31, ink, 6) +
    pointsOnCircle(12, 50, 50, 22)
      .map(({ x, y }, index) => circle(x, y, index % 3 === 0 ? 2.6 : 1.2, ink))
      .join('') +
    stroke('M50 50V34', ink, 5) +
    stroke('M50 50l13 8', accent, 5) +
    circle(50, 50, 4.5, accent),
  gear: ({ ink, accent, ground }) =>
    pointsOnCircle(8, 50, 50, 28)
      .map(({ x, y, degrees }) => box(x - 7, y - 8, 14, 16, ink, 3, turn(degrees, x, y)))
      .join('') +
    circle(50, 50, 25, ink) +
    circle(50, 50, 13, ground) +
    circle(50, 50, 6, accent),
  gable: ({ ink, accent }) =>
    stroke('M14 62 38 36l24 26v18H14z', ink, 6.5) + stroke('M46 44 64 24l24 26v30H74', accent, 6.5),
  bricks: ({ ink, accent }) =>
    box(18, 24, 30, 15, ink, 3) +
    box(52, 24, 30, 15, ink, 3) +
    box(18, 43, 14, 15, ink, 3) +
    box(36, 43, 30, 15, accent, 3) +
    box(70, 43, 12, 15, ink, 3) +
    box(18, 62, 30, 15, ink, 3) +
    box(52, 62, 30, 15, ink, 3),
  'sun-panel': ({ ink, accent, ground }) =>
    circle(64, 30, 14, accent) +
    fill('M26 46h44l14 34H14z', ink) +
    stroke('M20 62h58M48 47v32M36 47l-7 32M60 47l9 32', ground, 2.6),
  bolt: ({ ink, accent }) => ring(50, 50, 32, accent, 5) + fill('M56 14 28 55h18l-4 31 30-43H53z', ink),
  cube: ({ ink, accent }) =>
    fill('M50 16 80 33 50 50 20 33z', accent) +
    fill('M18 38l29 17v31L18 69z', ink) +
    fill('M82 38 53 55v31l29-17z', ink, 'opacity=".62"'),
  orbit: ({ ink, accent }) =>
    circle(50, 50, 14, ink) +
    `<ellipse cx="50" cy="50" rx="36" ry="15" fill="none" stroke="${ink}" stroke-width="5" ${turn(-28, 50, 50)}/>` +
    circle(80, 31, 7.5, accent),
  brackets: ({ ink, accent }) =>
    stroke('M34 28 14 50l20 22M66 28l20 22-20 22', ink, 8) + stroke('M56 24 44 76', accent, 7),
  arches: ({ ink, accent }) =>
    stroke('M18 78V52a32 32 0 0 1 64 0v26', ink, 7) +
    stroke('M33 78V53a17 17 0 0 1 34 0v25', ink, 7) +
    stroke('M50 78V56', accent, 8),
  shield: ({ ink, accent }) =>
    fill('M50 16 80 26v24c0 18-12 29-30 36z', ink) + fill('M50 16 20 26v24c0 18 12 29 30 36z', accent),
  columns: ({ ink, accent }) =>
    fill('M50 16 84 38H16z', accent) +
    [26, 45.5, 65].map((x) => box(x, 43, 9, 28, ink, 1.5)).join('') +
    box(18, 75, 64, 8, ink, 2),
  arrows: ({ ink, accent }) =>
    fill('M16 26h22l22 24-22 24H16l22-24z', ink) + fill('M46 26h20l22 24-22 24H46l22-24z', accent),
  parcel: ({ ink, accent }) =>
    fill('M20 38l8-14h44l8 14z', ink, 'opacity=".7"') +
    box(18, 39, 64, 41, ink, 4) +
    fill('M44 24h12l2 15v17l-8-5-8 5V39z', accent),
  hexagons: ({ ink, accent }) =>
    fill(hexagon(36, 38, 18), ink) +
    fill(hexagon(68, 38, 14), accent) +
    fill(hexagon(52, 67, 16), ink, 'opacity=".75"'),
  'wheel-peak': ({ ink, accent }) =>
    ring(50, 50, 33, ink, 6) +
    fill('M24 66 43 36a3 3 0 0 1 5 0l9 14 4-6a3 3 0 0 1 5 0l11 22z', accent) +
    circle(63, 33, 4.5, ink),
  basket: ({ ink, accent }) =>
    stroke('M28 48c2-18 12-27 22-27s20 9 22 27', accent, 6) +
    fill('M14 46h72a2 2 0 0 1 2 3l-9 28a5 5 0 0 1-5 4H26a5 5 0 0 1-5-4l-9-28a2 2 0 0 1 2-3z', ink) +
    stroke('M36 57l3 14M50 57v14M64 57l-3 14', accent, 4),
  capsule: ({ ink, accent }) =>
    `<g ${turn(-40, 50, 50)}>${fill('M50 34h20a16 16 0 0 1 0 32H50z', accent)}${fill('M48 34H30a16 16 0 0 0 0 32h18z', ink)}</g>`,
  quote: ({ ink, accent }) =>
    fill('M44 28C28 32 18 44 18 60c0 9 6 15 13 15s13-6 13-13-5-12-12-12h-2c1-7 6-12 14-14z', ink) +
    fill('M82 28c-16 4-26 16-26 32 0 9 6 15 13 15s13-6 13-13-5-12-12-12h-2c1-7 6-12 14-14z', accent),
  curtain: ({ ink, accent }) =>
    fill('M18 26h22c0 24-6 44-22 52z', ink) +
    fill('M82 26H60c0 24 6 44 22 52z', ink) +
    fill('M14 17h72v12c-4 8-14 8-18 0-4 8-14 8-18 0-4 8-14 8-18 0-4 8-14 8-18 0z', accent) +
    box(30, 77, 40, 6, accent, 3),
  sound: ({ ink, accent }) =>
    [24, 46, 64, 38, 20]
      .map((height, index) =>
        box(17 + index * 14, 50 - height / 2, 9, height, index === 2 ? accent : ink, 4.5),
      )
      .join(''),
} satisfies Record<string, Mark>;
