import type { Field, Language } from '../professions/profession';

/**
 * A shared biography of people of one branch and language: education, work and how they describe themselves.
 */
export interface Track {
  id: string;
  language: Language;
  /** Branches to look for work in, in order of preference. */
  fields: Field[];
  /**
   * Restricts the jobs to these professions where a branch requires diplomas; undefined for all of `fields`.
   */
  professions?: string[];
  /** From school to the highest degree; the last is still ongoing for young people. */
  studies: { title: string; school: string }[];
  positions: { title: string; place: string; points: string[] }[];
  biographies: string[];
  /** Paragraphs of a cover letter about the motivation for this work. */
  motivations: string[];
  /** Names of skills. */
  skills: string[];
  /** Titles of possible certificates. */
  certificates: string[];
  languages: string[];
}
