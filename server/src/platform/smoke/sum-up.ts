import type { Smoke } from '@metier/sdk/contract';
import { smokeTexts as texts } from './smoke.texts';

const MAX_TOLD = 4;
/** Length limit of the contract's field. */
const MAX_LETTERS = 1000;

/** Observations of a run so far. */
export interface Findings {
  readonly opened: string[];
  readonly skipped: string[];
  readonly problems: string[];
}

/** True once a run has found as many problems as it reports. */
export const hasEnoughProblems = ({ problems }: Findings): boolean => problems.length >= MAX_TOLD;

export function sumUp({ opened, skipped, problems }: Findings): Smoke {
  const rest = skipped.length > 0 ? texts.notOpened(skipped) : '';
  const cut = (text: string) => text.slice(0, MAX_LETTERS);
  if (problems.length > 0) {
    const more = problems.length > MAX_TOLD ? texts.more(problems.length - MAX_TOLD) : '';
    return { verdict: 'no', why: cut(`${problems.slice(0, MAX_TOLD).join('; ')}${more}.`) };
  }
  const isCut = skipped.some((each) => each.endsWith(`(${texts.outOfTime})`));
  if (isCut) return { verdict: 'unknown', why: cut(texts.pages(opened.length) + rest) };
  if (opened.length === 0) return { verdict: 'unknown', why: cut(texts.noPage + rest) };
  return { verdict: 'yes', why: cut(texts.pages(opened.length) + rest) };
}
