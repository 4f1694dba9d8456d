import { checkThesaurus } from './check-thesaurus';
import { parseThesaurus } from './parse-thesaurus';
import { findThesaurusFolder, readClassification, readThesaurusFiles } from './thesaurus-files';

const folder = findThesaurusFolder();
const codes = readClassification(folder);

const COOK = `cook 5120
de: Koch/Köchin
fr: cuisinier/cuisinière
it: cuoco/cuoca
en: cook
`;
const NURSE = `
nurse 2221
de: Pflegefachmann/Pflegefachfrau
fr: infirmier/infirmière
it: infermiere/infermiera
en: nurse
`;
const GROUP = `
group gastronomy
de: Gastronomie
fr: restauration
it: ristorazione
en: catering trade
isco: 512 5131
`;

const check = (text: string) => checkThesaurus(parseThesaurus('a.txt', text), codes);

test('the files of the thesaurus do not contradict each other', () => {
  expect(checkThesaurus(readThesaurusFiles(folder), codes)).toEqual([]);
});

test('a correct file has no mistakes', () => {
  expect(check(`${COOK + NURSE + GROUP}\nskills cook\nSushi, maki\n`)).toEqual([]);
});

test.each([
  ['an unknown code', COOK.replace('5120', '5199'), 'a.txt:1: 5199 is no unit group'],
  ['an identifier twice', COOK + NURSE.replace('nurse 2221', 'cook 2221'), '"cook" is also at a.txt:1'],
  ['a missing language', COOK.replace(/it: .*\n/, ''), 'a.txt:1: "cook" has no name in "it"'],
  ['a form of two occupations', COOK + NURSE.replace('en: nurse', 'en: nurse, Kochin'), 'without ~'],
  ['a form shared by only one side', COOK + NURSE.replace('nurse\n', 'nurse, ~cook\n'), 'without ~'],
  ['~ without another occupation', COOK.replace('en: cook', 'en: ~cook'), 'no other occupation'],
  ['an unknown related', `${COOK}related: chef\n`, 'the related "chef" is no other occupation'],
  ['itself as related', `${COOK}related: cook\n`, 'the related "cook" is no other occupation'],
  ['a form of a group', COOK + GROUP.replace('catering trade', 'cook'), 'is a form of a group and also at'],
  ['an unknown code of a group', COOK + GROUP.replace('5131', '5190'), '5190 is no code'],
  ['an unknown kind of a group', COOK + GROUP.replace('isco: 512 5131', 'kinds: waiter'), '"waiter"'],
  ['a core that is not of the group', `${COOK + GROUP}core: chef\n`, '"chef" is not of the group'],
  ['an empty group', COOK + GROUP.replace('isco: 512 5131\n', ''), 'neither isco nor kinds'],
  ['a general word', COOK.replace('en: cook', 'en: cook, specialist'), '"specialist" is too general'],
  ['a slash that is no pair', COOK.replace('en: cook', 'en: UX/UI designer'), 'a.txt:5: "UX/UI designer"'],
  ['three genders', COOK.replace('Koch/Köchin', 'Koch/Köchin/Chef'), 'a.txt:2: "Koch/Köchin/Chef"'],
  ['an empty form', COOK.replace('en: cook', 'en: cook,, chef'), 'a.txt:5: ""'],
  ['a line of another kind', `${COOK}rm: cuschinier\n`, 'a.txt:6: "rm: cuschinier"'],
  ['a language twice', `${COOK}de: Chef\n`, 'a.txt:6: "de" occurs twice'],
  ['an unknown user of a skill', `${COOK}\nskills chef\nSushi\n`, 'a.txt:8: "chef" is no occupation'],
  ['a skill that is a form', `${COOK}\nskills cook\ncuoco\n`, 'the skill "cuoco" is also at a.txt:4'],
  ['a skill twice', `${COOK}\nskills cook\nSushi\nsushi, maki\n`, 'is also at a.txt:8'],
  ['a wrong first line', COOK.replace('cook 5120', 'Cook'), 'a.txt:1: "Cook" is neither'],
])('%s is reported with file and line', (_, text, message) => {
  expect(check(text)).toEqual(expect.arrayContaining([expect.stringContaining(message)]));
});

test('a form that both occupations mark with ~ is shared', () => {
  expect(
    check(COOK.replace('en: cook', 'en: cook, ~chef') + NURSE.replace('en: nurse', 'en: nurse, ~chef')),
  ).toEqual([]);
});
