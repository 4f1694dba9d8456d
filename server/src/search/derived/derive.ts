import { ABROAD, parseDescription, type JobLanguage } from '@metier/sdk/rules';
import { foldWords } from '../occupations/fold-words';
import { findAudiences } from '../occupations/audiences';
import { listAround, type FormMatch } from '../occupations/find-forms';
import { findLevels, lexemeOfLevel } from '../occupations/levels';
import { isCorrectable, pickAlike, pickNearest } from '../occupations/near-words';
import { partLevels } from '../occupations/part-levels';
import { openThesaurus } from '../occupations/thesaurus';
import { openGazetteer } from '../places/gazetteer';
import { recogniseLanguage } from './recognise-language';
import { findImpliedTimes, findWorkingTimes, lexemeOfTime } from './working-times';

/**
 * Version of what is derived. Raise it when the rules or the data change: every server then derives older
 * rows again in the background.
 */
export const DERIVED_BY = 12;

/** What the search has on a job beyond its words; columns of `jobs`. */
export interface DerivedColumns {
  readonly meanings: string[];
  readonly titleParts: string;
  readonly benefitWords: string;
  readonly placeCanton: string | null;
  readonly language: JobLanguage | null;
  readonly derivedBy: number;
}

/** Derives the columns that the search is built from; every text is valid. */
export function deriveColumns(job: {
  readonly title: string;
  readonly description: string;
  readonly location: string;
}): DerivedColumns {
  const language = recogniseLanguage(job.description);
  const text = `${job.title}\n${job.description}`;
  return {
    meanings: [
      ...new Set([
        ...meaningsOf(job.title),
        ...findLevels(partLevels(job.title)).map(lexemeOfLevel),
        ...findAudiences(job.title, text).map(lexemeOfLevel),
        ...(isElementary(job.title) ? [lexemeOfLevel('open')] : []),
        ...[...findWorkingTimes(text), ...findImpliedTimes(job.title, text)].map(lexemeOfTime),
        ...(language ? [`=l${language}`] : []),
      ]),
    ],
    titleParts: partsOf(job.title),
    benefitWords: readBenefitWords(job.description),
    placeCanton: cantonOf(job.location),
    language,
    derivedBy: DERIVED_BY,
  };
}

/** The canton of a location, `ZZ` abroad; null where the location says neither, so that its company's counts. */
function cantonOf(location: string): string | null {
  const place = openGazetteer().resolvePlace(location);
  return place && place.country !== 'CH' ? ABROAD : (place?.canton ?? null);
}

/** Lexemes of the occupations that a title names, and of all their groups. */
function meaningsOf(title: string): string[] {
  const thesaurus = openThesaurus();
  const text = correctTitle(title);
  const { words } = foldWords(text);
  // Social media are no social work.
  const isOfSkill = (match: FormMatch) =>
    match.group !== undefined && listAround(words, match).some((phrase) => thesaurus.isSkill(phrase));
  const matches = thesaurus.findInText(text).filter((match) => !isOfSkill(match));
  return dropVague(matches).flatMap(({ occupations, group }) =>
    group
      ? thesaurus.groupsAround(group).map(({ id }) => `=g${id}`)
      : occupations.flatMap((occupation) => [
          `=o${occupation.id}`,
          ...thesaurus.groupsOf(occupation).map(({ id }) => `=g${id}`),
        ]),
  );
}

/** `Monteur`: another name says of what. */
const isAssembler = ({ occupations, group }: FormMatch): boolean =>
  !group &&
  occupations.length > 1 &&
  occupations.every((each) =>
    openThesaurus()
      .groupsOf(each)
      .some(({ id }) => id === 'assembly'),
  );

/**
 * A name of several occupations is that of those which the title names as well (`Conducteur / conductrice de bus`), or
 * of those in a field that it names (`Chauffeur Brotauslieferung`), and beside a trade an assembler is of that:
 * `Idraulico montatore`.
 */
const dropVague = (all: readonly FormMatch[]): readonly FormMatch[] => {
  const isNamed = all.some((match) => !match.group && !isAssembler(match));
  const matches = isNamed ? all.filter((match) => !isAssembler(match)) : all;
  return matches.map((match) => {
    if (match.group || match.occupations.length < 2) return match;
    const narrower = matches
      .map(({ occupations }) => match.occupations.filter((each) => occupations.includes(each)))
      .filter(({ length }) => length > 0 && length < match.occupations.length);
    return narrower.length > 0 ? { ...match, occupations: narrower.flat() } : match;
  });
};

/** Major group of CH-ISCO-19 whose work is learnt on the job. */
const ELEMENTARY = '9';
const LEARNT = /\b(?:efz|eba|cfc|afp|afc|cfp|dipl\w*|fachausweis|brevet)\b/;

/** True for work that takes no diploma, if the title asks for none and names no leader of it. */
function isElementary(title: string): boolean {
  const occupations = openThesaurus()
    .findInText(title)
    .flatMap((match) => (match.group ? [] : match.occupations));
  const isSimple = occupations.length > 0 && occupations.every(({ code }) => code.startsWith(ELEMENTARY));
  return isSimple && !LEARNT.test(foldWords(title).words.join(' ')) && findLevels(title).length === 0;
}

/** Germany, Austria and Switzerland, no roof. */
const COUNTRIES = /\bD-?A-?CH\b/g;
/** Shorter words are like others. */
const MIN_MISTYPED = 12;

/**
 * The title with words that sound like one of the thesaurus as that one (`Verkäuffer` as `Verkäufer`), and where it names
 * nothing, with long words as the nearest one: `Elektoinstallateur`.
 */
function correctTitle(title: string): string {
  const parted = partLevels(title.replace(COUNTRIES, ' '));
  const { words } = foldWords(parted);
  const alike = words.map((word) => (isCorrectable(word) && pickAlike(word)) || word);
  if (alike.some((word, at) => word !== words[at])) return alike.join(' ');
  if (openThesaurus().findInText(parted).length > 0) return parted;
  return words.map((word) => (word.length >= MIN_MISTYPED && pickNearest(word, [])) || word).join(' ');
}

function partsOf(title: string): string {
  const thesaurus = openThesaurus();
  const parts = foldWords(title).words.flatMap((word) => thesaurus.splitCompound(word));
  return [...new Set(parts)].join(' ');
}

const MAX_BENEFIT_CHARACTERS = 5_000;

/** The words that only the benefits contain. */
function readBenefitWords(description: string): string {
  const { overview, responsibilities, requirements, benefits } = parseDescription(description);
  const others = new Set(foldWords([overview, ...responsibilities, ...requirements].join('\n')).words);
  const text = benefits.map((benefit) => `${benefit.title} ${benefit.description}`).join('\n');
  const words = foldWords(text.slice(0, MAX_BENEFIT_CHARACTERS)).words;
  return [...new Set(words)].filter((word) => !others.has(word)).join(' ');
}
