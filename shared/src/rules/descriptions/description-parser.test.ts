import fc from 'fast-check';
import { parseDescription } from './description-parser';

/** How many times slower than a fast machine this one is. */
const SLOWNESS = Number(process.env.METIER_SLOWNESS ?? 1);

const NOTHING = { overview: '', responsibilities: [], requirements: [], benefits: [] };
const GYM = { id: 'gym', title: 'Gym', description: 'Next door', icon: '🏋️' };
const JSON_GYM = JSON.stringify([GYM]);

interface Parts {
  overview: string;
  responsibilities: string[];
  requirements: string[];
  benefits: (typeof GYM)[];
}

/** Format of earlier product versions: plain headings, bullets, unescaped JSON. */
function writeConventionA({ overview, responsibilities, requirements, benefits }: Parts, bullet: string) {
  const toLine = (text: string) => `${bullet} ${text}`;
  return [
    overview,
    '',
    'Responsibilities',
    ...responsibilities.map(toLine),
    '',
    'Requirements:',
    ...requirements.map(toLine),
    '',
    'Benefits',
    `<!-- BENEFITS: ${JSON.stringify(benefits)} -->`,
    ...benefits.map(({ title, description }) => toLine(`${title}: ${description}`)),
  ].join('\n');
}

const PARTS: Parts = {
  overview: 'We bake bread.\n\nSince 1901.',
  responsibilities: ['Bake', 'Sell: in the shop'],
  requirements: ['-5 °C is no problem', '**Patience**'],
  benefits: [GYM, { id: '2', title: 'Bread', description: 'Every day: fresh', icon: '🍞' }],
};

test.each(['•', '-', '*', '·\t', '\uf0b7\t', '–'])('convention A is read with the bullet %s', (bullet) => {
  expect(parseDescription(writeConventionA(PARTS, bullet))).toEqual(PARTS);
});

test('convention A is read for any plain words', () => {
  const words = fc.stringMatching(/^[A-Z][a-zé]{1,8}( [a-zé]{1,8}){1,3}$/);
  const benefit = fc.record({
    id: fc.uuid(),
    title: words,
    description: words,
    icon: fc.constantFrom('🎁', '🍞'),
  });
  const parts = fc.record({
    overview: words,
    responsibilities: fc.array(words),
    requirements: fc.array(words),
    benefits: fc.uniqueArray(benefit, { selector: ({ id }) => id }),
  });
  fc.assert(
    fc.property(parts, fc.constantFrom('•', '-', '*'), (expected, bullet) => {
      expect(parseDescription(writeConventionA(expected, bullet))).toEqual(expected);
    }),
  );
});

test('convention B is read, its benefits as bold titles', () => {
  const text = [
    'We bake bread.',
    '## Responsibilities',
    '- Bake',
    '-Sell',
    '',
    '## Requirements',
    '- Patience',
    '## Benefits',
    '- **Gym**: Next door',
    '- **Free: bread**: every day',
    '- **Rest:** on Sundays',
    '- **Nothing else**',
  ].join('\r\n');
  expect(parseDescription(text)).toEqual({
    overview: 'We bake bread.',
    responsibilities: ['Bake', 'Sell'],
    requirements: ['Patience'],
    benefits: [
      { id: 'gym', title: 'Gym', description: 'Next door', icon: '🎁' },
      { id: 'free-bread', title: 'Free: bread', description: 'every day', icon: '🎁' },
      { id: 'rest', title: 'Rest', description: 'on Sundays', icon: '🎁' },
      { id: 'nothing-else', title: 'Nothing else', description: '', icon: '🎁' },
    ],
  });
});

test('headings of both conventions may be mixed and repeated, in any order', () => {
  const text =
    'Hi\nREQUIREMENTS :\n* a\n##Responsibilities\n• b\n**Requirements:**\nc\n### benefits\nGym: yes';
  expect(parseDescription(text)).toEqual({
    overview: 'Hi',
    responsibilities: ['b'],
    requirements: ['a', 'c'],
    benefits: [{ id: 'gym', title: 'Gym', description: 'yes', icon: '🎁' }],
  });
});

test.each([
  ['a bare list', `<!-- ${JSON_GYM} -->`],
  ['a label', `<!--BENEFITS_JSON:${JSON_GYM}-->`],
  ['an object around the list', `<!-- {"benefits": ${JSON_GYM}} -->`],
  ['a script comment', `/* ${JSON_GYM} */`],
  ['several lines', `  <!--\n${JSON.stringify([GYM], null, 2)}\n-->\n- Gym: Next door`],
  ['lines in either form', `<!-- ${JSON_GYM} -->\n- **Gym**: Next door\n• Gym: Next door\nGym: elsewhere`],
])('the benefits are read from a comment with %s', (_, lines) => {
  expect(parseDescription(`Benefits\n${lines}`)).toEqual({ ...NOTHING, benefits: [GYM] });
});

test('the comment is found although its heading is missing', () => {
  const text = `Requirements\n- a\n<!-- ${JSON_GYM} -->`;
  expect(parseDescription(text)).toEqual({ ...NOTHING, requirements: ['a'], benefits: [GYM] });
});

test('a benefit added manually below the comment is kept', () => {
  const { benefits } = parseDescription(
    `Benefits\n<!-- ${JSON_GYM} -->\n- Gym: Next door\n- Bread: every day`,
  );
  expect(benefits.map(({ title }) => title)).toEqual(['Gym', 'Bread']);
});

test.each([
  ['[{"title": "Gym"', []],
  ['[1, null, true, {}, [], {"title": 5}]', []],
  ['["Gym", {"title": "Bread", "id": 7, "icon": null}]', ['Gym', 'Bread']],
  ['no list', []],
])('a comment that holds %j harms nothing', (json, titles) => {
  const { benefits } = parseDescription(`## Benefits\n<!-- ${json} -->\n- Rest`);
  expect(benefits.map(({ title }) => title)).toEqual([...titles, 'Rest']);
});

test('a comment that never ends is text', () => {
  const { benefits } = parseDescription('## Benefits\n<!-- [\n- Rest');
  expect(benefits.map(({ title }) => title)).toEqual(['<!-- [', 'Rest']);
});

test('text below an unknown heading belongs to the overview', () => {
  expect(parseDescription('Hi\n## Requirements\n- a\n## About us\n- old')).toEqual({
    ...NOTHING,
    overview: 'Hi\n\n## About us\n- old',
    requirements: ['a'],
  });
});

test('a heading inside a sentence opens nothing', () => {
  const overview = 'The requirements: few.\nBenefits are many\nOur Requirements';
  expect(parseDescription(overview)).toEqual({ ...NOTHING, overview });
});

test('no text makes the reader fail', () => {
  const pieces = fc.constantFrom(
    '## ',
    'Benefits',
    'Requirements:',
    '\n',
    '\r',
    '<!--',
    '-->',
    '/*',
    '*/',
    '[',
    ']',
  );
  const text = fc.array(fc.oneof(pieces, fc.string({ unit: 'binary' })), { maxLength: 30 });
  fc.assert(
    fc.property(text, (texts) => {
      expect(Object.keys(parseDescription(texts.join('')))).toHaveLength(4);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  '<!--\n',
  '/*',
  ' ',
  '\\',
  '- a\n',
  '#',
  '**',
  ':',
  '[',
  'Benefits\n',
  'a\u2028',
  '<!-- [] -->\n',
])('a megabyte of %j is read in time', (piece) => {
  const text = piece.repeat(1_000_000 / piece.length);
  const before = process.cpuUsage();
  parseDescription(`Benefits\n${text}`);
  parseDescription(`${text}x`);
  parseDescription(`Benefits${text}x`);
  // Processor time, because a busy machine takes longer by the clock.
  expect(process.cpuUsage(before).user).toBeLessThan(15_000_000 * SLOWNESS);
});
