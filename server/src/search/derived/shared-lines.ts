import { parseDescription } from '@metier/sdk/rules';
import { foldWords } from '../occupations/fold-words';

interface ComparedAd {
  readonly title: string;
  readonly description: string;
  readonly meanings: readonly string[];
}

/** What ads of so many occupations say is about their company. */
const MIN_OCCUPATIONS = 3;
/** Each line of an ad is compared with each of these whenever it is written: shorter ones say nothing. */
const MIN_LINE = 20;
const MAX_LINES = 50;

/** The same for ads of one occupation, however their titles are written. */
function nameOccupation({ title, meanings }: ComparedAd): string {
  const occupations = meanings.filter((lexeme) => lexeme.startsWith('=o')).sort();
  return occupations.length > 0 ? occupations.join(' ') : foldWords(title).words.join(' ');
}

/**
 * Lines of the overviews that ads of several occupations share. Tasks, requirements and benefits are true of each job,
 * also where all have them.
 */
export function findSharedLines(ads: readonly ComparedAd[]): string[] {
  const occupationsOf = new Map<string, Set<string>>();
  for (const ad of ads) {
    const occupation = nameOccupation(ad);
    for (const line of parseDescription(ad.description)
      .overview.split('\n')
      .map((each) => each.trim())) {
      if (line.length >= MIN_LINE)
        occupationsOf.set(line, (occupationsOf.get(line) ?? new Set()).add(occupation));
    }
  }
  return [...occupationsOf]
    .filter(([, occupations]) => occupations.size >= MIN_OCCUPATIONS)
    .map(([line]) => line)
    .sort()
    .slice(0, MAX_LINES);
}
