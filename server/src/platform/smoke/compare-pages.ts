import type { RecordedElement, RecordedPage } from './record-page';
import { smokeTexts as texts } from './smoke.texts';

type Part = RecordedPage['header'];

/** Differences by a stable key, so that two comparisons can be intersected. */
export type Differences = ReadonlyMap<string, string>;

const nameOf = ({ name }: RecordedElement, path: string) =>
  name ? `"${name}"` : `an element ${/[a-z0-9]+$/.exec(path)?.[0].replace(/\d+$/, '') ?? ''}`.trim();

function describeChange(subject: string, fact: string, now: string, before: string, page: string): string {
  if (fact === 'reach') return texts.covered(subject);
  if (fact === 'text') return texts.showsInstead(page, now, before);
  return texts.factChanged(subject, fact, now, before);
}

interface Comparison {
  /** `the header`, `the footer`, or the path of a page. */
  readonly where: string;
  readonly isPage?: boolean;
  /** Compare only facts that are the same on every page. */
  readonly isAcrossPages?: boolean;
}

function comparePart(before: Part, now: Part, comparison: Comparison): [string, string][] {
  const { where, isPage, isAcrossPages } = comparison;
  const found: [string, string][] = [];
  for (const [path, old] of Object.entries(before)) {
    const element = now[path];
    const key = `${where} ${path}`;
    if (isAcrossPages && (old.isCurrent || !element || element.isCurrent)) continue;
    if (!element) {
      found.push([key, path === '' ? `${where} is gone` : texts.elementGone(nameOf(old, path), where)]);
      continue;
    }
    const subject = path === '' ? where : `${nameOf(old, path)} in ${where}`;
    for (const [fact, value] of Object.entries(old.facts)) {
      const current = element.facts[fact] ?? '';
      if (current === value || (isAcrossPages && ['place', 'reach', 'text'].includes(fact))) continue;
      const what = describeChange(subject, fact, current, value, where);
      found.push([`${key} ${fact}`, isPage && fact !== 'text' ? texts.isRestyled(where, what) : what]);
    }
  }
  if (isAcrossPages) return found;
  for (const [path, element] of Object.entries(now))
    if (!before[path]) found.push([`${where} ${path}`, texts.elementNew(nameOf(element, path), where)]);
  return found;
}

/** Differences in the header, the footer and the page at `path`. */
export const comparePages = (before: RecordedPage, now: RecordedPage, path: string): Differences =>
  new Map([
    ...comparePart(before.header, now.header, { where: 'the header' }),
    ...comparePart(before.footer, now.footer, { where: 'the footer' }),
    ...comparePart(before.main, now.main, { where: path, isPage: true }),
  ]);

/**
 * Differences in the frame around two different pages: the appearance of everything except links to the page
 * itself.
 */
export const compareFrames = (before: RecordedPage, now: RecordedPage): Differences =>
  new Map([
    ...comparePart(before.header, now.header, { where: 'the header', isAcrossPages: true }),
    ...comparePart(before.footer, now.footer, { where: 'the footer', isAcrossPages: true }),
  ]);
