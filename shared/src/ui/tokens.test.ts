import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
type Theme = 0 | 1;

function colourOf(token: string, theme: Theme): string {
  const value = new RegExp(`--${token}: ([^;]+);`).exec(css)?.[1] ?? '';
  const alias = /^var\(--(.+)\)$/.exec(value)?.[1];
  if (alias) return colourOf(alias, theme);
  const colour = value.match(/#[0-9a-f]{6}/g)?.[theme];
  if (!colour) throw new Error(`--${token} is no pair of colours`);
  return colour;
}

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(front: string, ground: string, theme: Theme): number {
  const lights = [front, ground].map((token) => luminanceOf(colourOf(token, theme)) + 0.05);
  return Math.max(...lights) / Math.min(...lights);
}

const grounds = ['paper', 'surface', 'sunk', 'hover'];
const texts = ['ink', 'ink-2', 'ink-3', 'accent-text', 'danger-text', 'danger'];
const signs = ['line-3', 'star', 'heart', 'focus', 'accent', 'warm'];
const states =
  'pending reviewed shortlisted interview hired rejected withdrawn badge accent-soft danger-soft warm-soft';
const pairs: [text: string, ground: string][] = [
  ...texts.flatMap((text) => grounds.map((ground): [string, string] => [text, ground])),
  ...states.split(' ').map((ground): [string, string] => [`${ground.replace('-soft', '')}-text`, ground]),
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((tone): [string, string] => [`mono-${tone}-text`, `mono-${tone}`]),
  ['accent-text', 'accent-soft-hover'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['on-selected', 'selected'],
  ['on-selected-2', 'selected'],
  ['ink', 'accent-soft'],
  ['ink-2', 'accent-soft'],
  ['ink', 'danger-soft'],
];

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('in the %s', (_name, theme) => {
  test.each(pairs)('%s can be read on %s', (text, ground) => {
    expect(contrastOf(text, ground, theme)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(signs.flatMap((sign) => grounds.map((ground) => [sign, ground] as const)))(
    '%s can be made out on %s',
    (sign, ground) => {
      expect(contrastOf(sign, ground, theme)).toBeGreaterThanOrEqual(3);
    },
  );
});
