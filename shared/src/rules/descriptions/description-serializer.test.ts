import fc from 'fast-check';
import { type JobDescription, normaliseDescription } from './description';
import { parseDescription } from './description-parser';
import { serializeDescription } from './description-serializer';

const EMPTY: JobDescription = { overview: '', responsibilities: [], requirements: [], benefits: [] };

test('the text has one section a list, the benefits as JSON and as lines', () => {
  const text = serializeDescription({
    overview: ' We bake bread. ',
    responsibilities: ['Bake', ' ', 'Sell\nin the shop'],
    requirements: ['Patience'],
    benefits: [
      { id: 'gym', title: 'Gym', description: 'Next door', icon: '🏋️' },
      { id: 'rest', title: 'Rest', description: '', icon: '' },
    ],
  });
  expect(text).toBe(`We bake bread.

## Responsibilities
- Bake
- Sell in the shop

## Requirements
- Patience

## Benefits
<!-- [{"id":"gym","title":"Gym","icon":"🏋️","description":"Next door"},{"id":"rest","title":"Rest","icon":"🎁","description":""}] -->
- **Gym**: Next door
- **Rest**`);
});

test('empty sections are left out', () => {
  expect(serializeDescription(EMPTY)).toBe('');
  expect(serializeDescription({ ...EMPTY, responsibilities: ['', '\n'], requirements: ['a'] })).toBe(
    '## Requirements\n- a',
  );
});

test('no text of a benefit can end the comment', () => {
  const title = '--> --!> */ </script> <!-- ]';
  const text = serializeDescription({
    ...EMPTY,
    benefits: [{ id: title, title, description: title, icon: title }],
  });
  const comment = text.split('\n')[1] ?? '';
  expect(comment).toMatch(/^<!-- \[[^<>*]*\] -->$/);
  expect(JSON.parse(comment.slice(5, -4))[0].title).toBe(title);
});

test('a line of the overview that looks like a heading stays in the overview', () => {
  const overview =
    'Requirements\n\n## Benefits\n\\Requirements:\n\\\\## benefits\n \\x\n  Responsibilities\n\\d';
  const description = {
    ...EMPTY,
    overview,
    requirements: ['Requirements', '## Benefits', '- a', '* b', '-'],
  };
  expect(parseDescription(serializeDescription(description))).toEqual(description);
});

const HARD = [
  ...[
    '\n',
    '\r\n',
    '\u2028',
    '\u0085',
    ' ',
    '\t',
    '\u202f',
    '\\',
    '#',
    '## ',
    '-',
    '- ',
    '* ',
    '**',
    '•',
    ':',
    ': ',
  ],
  ...[
    '-->',
    '--!>',
    '<!--',
    '/*',
    '*/',
    '</script>',
    '"',
    '[',
    ']',
    '{"title":"x"}',
    '<!-- [{"title":"y"}] -->',
  ],
  ...[
    'Responsibilities',
    'requirements',
    '## Benefits',
    'Benefits:',
    '**Requirements**',
    'Gym',
    '🎁',
    '\u0000',
  ],
];
const text = fc
  .array(fc.oneof(fc.constantFrom(...HARD), fc.string({ unit: 'binary', maxLength: 6 })), { maxLength: 8 })
  .map((pieces) => pieces.join(''));
const description = fc.record({
  overview: text,
  responsibilities: fc.array(text, { maxLength: 4 }),
  requirements: fc.array(text, { maxLength: 4 }),
  benefits: fc.array(fc.record({ id: text, title: text, description: text, icon: text }), { maxLength: 4 }),
});

test('reading what was written gives the normalised description back', () => {
  fc.assert(
    fc.property(description, (any) => {
      expect(parseDescription(serializeDescription(any))).toEqual(normaliseDescription(any));
    }),
    { numRuns: 3000 },
  );
});

test('a normalised description is not changed by normalising or by a round trip', () => {
  fc.assert(
    fc.property(description.map(normaliseDescription), (normal) => {
      expect(normaliseDescription(normal)).toEqual(normal);
      expect(parseDescription(serializeDescription(normal))).toEqual(normal);
    }),
    { numRuns: 1000 },
  );
});

test('whatever was read is written and read again without a loss', () => {
  fc.assert(
    fc.property(text, (any) => {
      const read = parseDescription(any);
      expect(parseDescription(serializeDescription(read))).toEqual(read);
    }),
    { numRuns: 3000 },
  );
});
