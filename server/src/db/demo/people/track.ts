import type { Field, Language } from '../professions/profession';

/** A kind of life: what people of one branch and language learnt, did and say about themselves. */
export interface Track {
  id: string;
  language: Language;
  /** Branches in which they look for work, the dearest first. */
  fields: Field[];
  /** Given where a branch needs diplomas that others of it do not have: the professions within the reach. */
  professions?: string[];
  /** From school to the highest one; the last is still going on for the young. */
  studies: { title: string; school: string }[];
  positions: { title: string; place: string; points: string[] }[];
  biographies: string[];
  /** A paragraph for a cover letter: why this work. */
  motivations: string[];
  /** Names of skills. */
  skills: string[];
  /** Titles of certificates they may have. */
  certificates: string[];
  languages: string[];
}
