import { foldText, transliterate } from './fold-words';
import { openThesaurus } from './thesaurus';
import { SLOWNESS } from '../../testing/depth';

const thesaurus = openThesaurus();

/** Every form, in each of the spellings that `write` makes of it, that does not find its own concept. */
const listMissed = (write: (text: string) => string) =>
  [...thesaurus.listForms()].flatMap(({ text, concept }) => {
    const found = thesaurus.findInText(write(text));
    const isFound = found.some(({ occupations, group }) =>
      group ? group === concept : occupations.some(({ id }) => id === concept.id),
    );
    return isFound && found.length === 1 ? [] : [`${concept.id}: ${write(text)}`];
  });

test.each([
  ['as written', (text: string) => text],
  ['in capitals', (text: string) => text.toUpperCase()],
  ['without accents', foldText],
  ['with transliterated umlauts', transliterate],
  ['with hyphens as spaces', (text: string) => text.replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')],
  ['with remarks', (text: string) => `${text} (m/w/d), 80-100%`],
])('every form finds its occupation %s', (_, write) => {
  expect(listMissed(write)).toEqual([]);
});

test.each([
  [
    'de',
    /^(\p{L}{4,})er$/u,
    /erin$/,
    ['er:in', 'er*in', 'er/in', 'er/-in', 'erIn', 'er(in)', 'er_in', 'er·in'],
  ],
  ['fr', /^(\p{L}{3,})eur$/u, /euse$/, ['eur·euse', 'eur-euse', 'eur/euse', 'eur(euse)', 'eurs', 'euses']],
  ['fr', /^(\p{L}{3,}i)er$/u, /ière$/, ['er·ère', 'er-ère', 'er/ère', 'er(ère)', 'ers', 'ères']],
  ['it', /^(\p{L}{3,})o$/u, /a$/, ['o/a', 'o(a)', 'o-a']],
  ['it', /^(\p{L}{3,})tore$/u, /trice$/, ['tore/trice', 'tore/-trice', 'tore(trice)', 'tori']],
])(
  'every pair of one word is found by its shortened spellings (%s %s)',
  (language, masculine, feminine, ends) => {
    const missed = thesaurus.occupations.flatMap(({ id, forms }) =>
      forms.flatMap(({ texts: [one = '', other = ''], language: spoken }) => {
        const [, stem] = masculine.exec(one) ?? [];
        if (spoken !== language || !stem || !feminine.test(other)) return [];
        return ends.flatMap((end) => {
          const found = thesaurus.findInText(stem + end);
          return found.some(({ occupations }) => occupations.some((each) => each.id === id))
            ? []
            : [`${id}: ${stem}${end}`];
        });
      }),
    );
    expect(missed).toEqual([]);
  },
);

test.each(['Grenzgänger', 'abgeschlossene Ausbildung', 'Homeoffice'])(
  'the end of a compound that means something else names no occupation: %s',
  (text) => {
    expect(thesaurus.findInText(text).filter(({ start }) => start === 0)).toEqual([]);
  },
);

test('a smaller field is part of the larger one that has its occupations', () => {
  const group = thesaurus.groupById('data-work');
  const around = group && thesaurus.groupsAround(group).map(({ id }) => id);
  expect(around).toEqual(expect.arrayContaining(['data-work', 'information-technology']));
  expect(around).not.toContain('software-development');
});

const LENGTH = 50_000;
/** Of processor time, because a busy machine takes longer by the clock. */
const MAX_MICROSECONDS = 1_000_000 * SLOWNESS;
test.each(
  ['(', ')', '/', '-in', 'a/', ':in', '*', '%', '1', '1-', '80%-', '.', '+', 'a', 'a ', 'koch', 'koch ']
    .concat([
      'software-',
      '\u200f',
      '\u202e\u0000',
      '👩‍⚕️',
      'ﷺ',
      'İ',
      'e\u0301',
      '(m/w',
      ' / -in',
      'x.js',
      '\ud800',
    ])
    .map((piece) => [JSON.stringify(piece), piece]),
)('a hostile text of %s is read in time', (_, piece) => {
  const text = `Koch${piece.repeat(LENGTH / piece.length)}`;
  const before = process.cpuUsage();
  expect(Array.isArray(thesaurus.findInText(text))).toBe(true);
  expect(Array.isArray(thesaurus.splitCompound(text))).toBe(true);
  expect(process.cpuUsage(before).user).toBeLessThan(MAX_MICROSECONDS);
});
