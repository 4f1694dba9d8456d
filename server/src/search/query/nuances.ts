import { sql, type SQL } from 'drizzle-orm';
import { lexemeOfLevel } from '../occupations/levels';
import { listTradeWords } from './company-trades';
import { listCore } from './keyword-neighbours';
import { anyOf, weigh } from './narrow-words';
import type { TermQuery } from './term-query';

/** What decides between jobs with equal scores: less than the difference between two of them. */
const NUANCES = { optional: 6, beginner: -4, language: 3, core: 5, typed: 4, company: 6 } as const;
/** What weighs more than how near an occupation is, because one is bound to it. */
const BINDING = { remote: 65, level: 65, open: 90 } as const;
/** Who names a field alone has learnt something of it, even where only beginners' places have its name as their title. */
const BEGINNER_OF_FIELD = -28;

const OPEN = lexemeOfLevel('open');
const APPRENTICE = lexemeOfLevel('apprentice');

/** Words count in the title alone, and there more than the level or time that they stand for. */
export function rankOptional({ phrases, lexemes, condition, isLeftOut }: TermQuery): readonly SQL[] {
  if (isLeftOut && lexemes.length > 0 && lexemes.every((lexeme) => lexeme.startsWith('=r')))
    return [sql`case when words @@ ${anyOf(lexemes)}::tsquery then ${BINDING.level}::int else 0 end`];
  if (condition) return isLeftOut ? [sql`case when ${condition} then ${BINDING.level}::int else 0 end`] : [];
  const [levels, times] = ['=v', '=t'].map((sign) => lexemes.filter((lexeme) => lexeme.startsWith(sign)));
  if (isLeftOut && times?.length)
    return [sql`case when words @@ ${anyOf(times)}::tsquery then ${BINDING.level}::int else 0 end`];
  const isBinding = Boolean(levels?.length || times?.length);
  const said = lexemes.includes(OPEN) ? BINDING.open : isBinding ? BINDING.level : NUANCES.optional;
  const words = lexemes.includes(APPRENTICE) ? '' : phrases.join(' | ');
  const cases = [
    ...(words ? [sql`when head @@ ${weigh(words, 'A')}::tsquery then ${said + 1}::int`] : []),
    ...(levels?.length ? [sql`when head @@ ${anyOf(levels)}::tsquery then ${said}::int`] : []),
  ];
  return cases.length > 0 ? [sql`case ${sql.join(cases, sql` `)} else 0 end`] : [];
}

/**
 * Among equals, jobs with the typed words in their title and in the language of the keyword come first; who works from
 * home is shown what is only remote, who seeks a side job what welcomes students, who has no experience leaders last, and
 * who asks for no beginner's place those.
 */
export function rankNuances(terms: readonly TermQuery[]): readonly SQL[] {
  const lexemes = terms.flatMap((term) => term.lexemes);
  const [language] = terms.flatMap((term) => term.language ?? []);
  const core = lexemes.flatMap(listCore);
  const isForNewcomers = lexemes.some((lexeme) => NEWCOMERS.test(lexeme));
  const isField =
    lexemes.some((lexeme) => lexeme.startsWith('=g')) && !lexemes.some((lexeme) => lexeme.startsWith('=o'));
  const isForBeginners = lexemes.some((lexeme) => BEGINNERS.test(lexeme));
  return [
    ...terms.flatMap(({ typed }) =>
      typed
        ? [sql`case when head @@ ${weigh(typed, 'A')}::tsquery then ${NUANCES.typed}::int else 0 end`]
        : [],
    ),
    ...terms.flatMap(({ words, lexemes: own }) =>
      words && listTradeWords('', own, new Set()).length > 0 ? [addInCompany(words)] : [],
    ),
    ...(language ? [sql`case when language = ${language} then ${NUANCES.language}::int else 0 end`] : []),
    ...(core.length > 0 ? [addInHead(core, NUANCES.core)] : []),
    ...(lexemes.includes('=mremote')
      ? [sql`case when work_mode = 'remote' then ${BINDING.remote}::int else 0 end`]
      : []),
    ...(lexemes.includes('=r5') && lexemes.includes('=cengagements')
      ? [addInHead([lexemeOfLevel('student')], BINDING.level)]
      : []),
    ...(isForNewcomers ? [addInHead([lexemeOfLevel('lead')], -BINDING.level)] : []),
    ...(isForBeginners
      ? []
      : [addInHead(['=vapprentice', '=vintern'], isField ? BEGINNER_OF_FIELD : NUANCES.beginner)]),
  ];
}

/** Jobs of a bank are banking, whatever they are: `un travail dans une banque`. */
const addInCompany = (words: string) =>
  sql`case when head @@ ${weigh(words, 'B')}::tsquery then ${NUANCES.company}::int else 0 end`;

const addInHead = (lexemes: readonly string[], points: number) =>
  sql`case when head @@ ${anyOf(lexemes)}::tsquery then ${points}::int else 0 end`;

const BEGINNERS = /^=(vapprentice|vintern|cinternship)$/;
export const NEWCOMERS = /^=v(open|newcomer)$/;
