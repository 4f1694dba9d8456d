import { tailoredGerman } from './tailored-german';
import { tailoredLatin } from './tailored-latin';

/** What a company writes instead of a profession's common titles and overviews, because it is a different house. */
export interface Tailored {
  titles?: string[];
  overviews?: string[];
}

const all: Readonly<Record<string, Readonly<Record<string, Tailored>>>> = {
  ...tailoredGerman,
  ...tailoredLatin,
};

export function findTailored(companyName: string, professionId: string): Tailored {
  return all[companyName]?.[professionId] ?? {};
}
