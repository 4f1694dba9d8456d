import fc from 'fast-check';
import { readBlocks, readSpans, toPlainText } from './rich-text';

/** How many times slower than a fast machine this one is. */
const SLOWNESS = Number(process.env.METIER_SLOWNESS ?? 1);

const show = (text: string) =>
  readSpans(text)
    .map(({ text: words, isStrong }) => (isStrong ? `<b>${words}</b>` : words))
    .join('');

test.each([
  ['We **really** mean **it**.', 'We <b>really</b> mean <b>it</b>.'],
  ['**All of it**', '<b>All of it</b>'],
  ['only *slightly* slanted', 'only slightly slanted'],
  ['Köch*in und Bäcker*in', 'Köch*in und Bäcker*in'],
  ['a 4* hotel, 3 * 4 rooms', 'a 4* hotel, 3 * 4 rooms'],
  ['** not bold **', '** not bold **'],
  ['**open', '**open'],
  ['****', '****'],
  ['', ''],
])('%j is shown as %j', (text, shown) => {
  expect(show(text)).toBe(shown);
});

test('lines with a bullet become lists, empty lines separate paragraphs, and single breaks stay', () => {
  const text =
    'We bake.\nSince 1901.\n\n## About **us**\n- **Early** birds\n* Bread\n\n• Cake\nCome.\n-5 °C outside';
  const strong = (words: string) => ({ text: words, isStrong: true });
  const plain = (words: string) => ({ text: words, isStrong: false });
  expect(readBlocks(text)).toEqual([
    { kind: 'paragraph', spans: [plain('We bake.\nSince 1901.')] },
    { kind: 'paragraph', spans: [strong('About us')] },
    { kind: 'list', items: [[strong('Early'), plain(' birds')], [plain('Bread')], [plain('Cake')]] },
    { kind: 'paragraph', spans: [plain('Come.\n-5 °C outside')] },
  ]);
});

test.each(['·\t', '\uf0b7\t', '\uf0b7', '\uf0a7 ', '–\u00a0', '▪ ', '◦ ', 'o\t'])(
  'a line that Word or a PDF begins with %j is an item of a list',
  (bullet) => {
    const items = ['Bread', 'Cake'].map((text) => [{ text, isStrong: false }]);
    expect(readBlocks(`${bullet}Bread\n${bullet}Cake`)).toEqual([{ kind: 'list', items }]);
  },
);

test('signs within words are no bullets', () => {
  const text = 'o Mensch\n·Netz\n–5 °C';
  expect(readBlocks(text)).toEqual([{ kind: 'paragraph', spans: [{ text, isStrong: false }] }]);
});

test('plain text has the words and none of the marks', () => {
  expect(toPlainText('## Team\nWe **bake**.\n- Bread\n* Cake')).toBe('Team\nWe bake.\n• Bread\n• Cake');
});

test('no letter of a text is lost', () => {
  const marks = fc.constantFrom('**', '*', '- ', '## ', '\n', '\n\n', ' ', 'a', 'é');
  fc.assert(
    fc.property(fc.array(fc.oneof(marks, fc.string({ maxLength: 4 })), { maxLength: 30 }), (pieces) => {
      const letters = (text: string) => text.match(/\p{L}/gu)?.join('') ?? '';
      const text = pieces.join('');
      const blocks = readBlocks(text).flatMap((block) =>
        block.kind === 'list' ? block.items.flat() : block.spans,
      );
      expect(letters(blocks.map((span) => span.text).join(''))).toBe(letters(text));
      expect(letters(toPlainText(text))).toBe(letters(text));
    }),
    { numRuns: 1000 },
  );
});

test.each(['**', '*', '**a ', '*a ', 'a*', '**a*', '- ', ' ', '#', '# ', '\n'])(
  'a megabyte of %j is read in time',
  (piece) => {
    const before = process.cpuUsage();
    readBlocks(piece.repeat(1_000_000 / piece.length));
    toPlainText(piece.repeat(1_000_000 / piece.length));
    expect(process.cpuUsage(before).user).toBeLessThan(5_000_000 * SLOWNESS);
  },
);
