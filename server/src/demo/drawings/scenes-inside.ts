import type { SceneColors } from './logo-colors';
import { shadeOf } from './scenes-outside';
import { box, circle, ellipse, fill, ring, stroke } from './svg-shapes';

/** Scenes on a sheet of 96 × 60, indoors. */

const WHITE = '#fffdf8';
const SKINS = ['#f2c9a8', '#8d5a3c', '#e0ac83', '#c98e63'];

const room = (colors: SceneColors) =>
  box(0, 0, 96, 60, shadeOf(colors, 0.06)) +
  box(8, 7, 24, 20, WHITE, 1) +
  stroke('M20 7 v20 M8 17 h24', shadeOf(colors, 0.3), 0.8) +
  box(0, 48, 96, 12, shadeOf(colors, 0.22));

/** Head and shoulders, with the table before them. */
const person = (x: number, y: number, coat: string, skin: string, hair: string) =>
  fill(`M${x - 7} ${y + 18} q0 -12 7 -12 t7 12 Z`, coat) +
  box(x - 1.4, y + 2, 2.8, 5, skin) +
  circle(x, y, 4.2, skin) +
  fill(`M${x - 4.4} ${y} a4.4 4.6 0 0 1 8.8 0 q-4.4 -3 -8.8 0 Z`, hair);

const plant = (x: number, y: number, colors: SceneColors) =>
  fill(`M${x - 3} ${y} h6 l-1 7 h-4 Z`, colors.accent) +
  ['-30', '0', '30']
    .map((degrees) =>
      ellipse(x, y - 6, 1.8, 6, shadeOf(colors, 0.6), `transform="rotate(${degrees} ${x} ${y})"`),
    )
    .join('');

function table(colors: SceneColors): string {
  const coats = [colors.accent, colors.deep, colors.glow, shadeOf(colors, 0.6)];
  return [
    room(colors),
    plant(86, 41, colors),
    ...[20, 40, 60, 77].map((x, at) =>
      person(
        x,
        24 + (at % 2) * 2,
        coats[at] ?? colors.deep,
        SKINS[at] ?? '#e0ac83',
        at % 2 ? '#2b2320' : '#6b4226',
      ),
    ),
    box(8, 42, 80, 4, WHITE, 1),
    box(14, 46, 3, 14, shadeOf(colors, 0.5)) + box(79, 46, 3, 14, shadeOf(colors, 0.5)),
    box(28, 38.4, 10, 3.6, shadeOf(colors, 0.35), 0.5) + box(52, 39.4, 5, 2.6, colors.accent, 0.6),
  ].join('');
}

function meeting(colors: SceneColors): string {
  return [
    room(colors),
    box(44, 8, 42, 24, WHITE, 1.4),
    stroke('M49 26 L58 19 L66 22 L78 13', colors.accent, 1.2),
    circle(78, 13, 1.6, colors.accent),
    person(26, 30, colors.deep, SKINS[1] ?? '', '#1d1714'),
    person(52, 34, colors.accent, SKINS[0] ?? '', '#8a5a2b'),
    person(74, 33, shadeOf(colors, 0.55), SKINS[3] ?? '', '#2b2320'),
    box(0, 52, 96, 8, WHITE),
    plant(8, 45, colors),
  ].join('');
}

const loaf = (x: number, y: number, crust: string, colors: SceneColors) =>
  fill(`M${x} ${y} q0 -7 7 -7 h2 q7 0 7 7 Z`, crust) +
  stroke(
    `M${x + 4} ${y - 5} l2 3 M${x + 8} ${y - 5.6} l2 3 M${x + 12} ${y - 4.6} l1.6 2.6`,
    colors.pale,
    0.7,
  );

const bakery = (colors: SceneColors): string =>
  [
    box(0, 0, 96, 60, shadeOf(colors, 0.1)),
    ...[18, 34].flatMap((y, row) => [
      box(6, y, 84, 2, shadeOf(colors, 0.6), 0.4),
      ...[9, 29, 49, 69].map((x, at) => loaf(x, y, (at + row) % 2 ? '#c98a4b' : '#a9682f', colors)),
    ]),
    box(0, 46, 96, 14, colors.deep),
    box(0, 44, 96, 3, WHITE),
    ...[14, 26, 70, 80].map((x) => ellipse(x, 42.6, 4.4, 2.2, '#d9a566')),
    person(48, 30, WHITE, SKINS[2] ?? '', colors.accent),
    box(0, 46, 96, 14, colors.deep) + box(0, 44, 96, 3, WHITE),
  ].join('');

const workbench = (colors: SceneColors): string =>
  [
    room(colors),
    box(0, 44, 96, 4, shadeOf(colors, 0.65)),
    ring(62, 28, 13, colors.deep, 2) + circle(62, 28, 11.6, WHITE),
    ...Array.from({ length: 12 }, (_, at) =>
      stroke('M62 18.4 v2', shadeOf(colors, 0.7), 0.7, `transform="rotate(${at * 30} 62 28)"`),
    ),
    stroke('M62 28 V20.6 M62 28 L67.6 31', colors.accent, 1.1) + circle(62, 28, 1.2, colors.accent),
    stroke('M14 44 L20 34 L30 32', colors.deep, 1.2) + fill('M28 30 l8 -1 l-3 8 Z', colors.glow),
    ...[42, 80, 86].map((x) => ring(x, 40.6, 2.8, shadeOf(colors, 0.5), 1.2)),
  ].join('');

const parlour = (colors: SceneColors): string =>
  [
    room(colors),
    box(48, 10, 12, 9, colors.accent, 0.6) + box(64, 12, 16, 12, colors.glow, 0.6),
    fill('M44 50 V38 q0 -4 4 -4 h26 q4 0 4 4 V50 Z', shadeOf(colors, 0.5)),
    box(40, 40, 7, 13, shadeOf(colors, 0.6), 2) + box(75, 40, 7, 13, shadeOf(colors, 0.6), 2),
    person(58, 32, colors.accent, SKINS[0] ?? '', '#e8e4dc'),
    fill('M47 47 h28 v5 h-28 Z', shadeOf(colors, 0.65)),
    stroke('M20 30 V52', colors.deep, 0.9) + fill('M14 30 h12 l-3 -8 h-6 Z', colors.glow),
    ellipse(20, 53, 5, 1.4, colors.deep),
    plant(90, 44, colors),
  ].join('');

export const insideScenes = { table, meeting, bakery, workbench, parlour };
