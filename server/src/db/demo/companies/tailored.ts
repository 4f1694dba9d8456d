import { tailoredGerman } from './tailored-german';
import { tailoredLatin } from './tailored-latin';

/** Titles and overviews of one company that replace the common ones of a profession. */
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
