import type { PageData } from '@metier/sdk/contract';
import {
  addressIn,
  DEFAULT_LANGUAGE,
  findClaims,
  readLanguage,
  textsIn,
  type Language,
} from '@metier/sdk/rules';
import { escapeHtml } from './rendered-page';
import { withoutScriptsTexts } from './without-scripts.texts';

interface UnrenderedVisit {
  readonly data: PageData;
  readonly ofAddress?: Language | undefined;
  readonly isLate?: boolean;
}

const ABOUT = ['support', 'privacy', 'terms'] as const;

/** Paths as the visitor addresses the site: with the language, if the address of this page names one. */
const linkIn = ({ ofAddress }: UnrenderedVisit, path: string) =>
  ofAddress ? addressIn(ofAddress, path) : path;

const hasPage = ({ registry }: PageData, path: string) => findClaims(registry.access, path).length > 0;

/** What browsers without scripts show of a page that was not rendered: a way to it, and the search. */
export function renderWithoutScripts(visit: UnrenderedVisit): string {
  const { data } = visit;
  const texts = textsIn(readLanguage(data.language) ?? DEFAULT_LANGUAGE, withoutScriptsTexts);
  const { title, message } = visit.isLate ? texts.late : texts.needsScripts;
  const about = ABOUT.filter((name) => hasPage(data, `/${name}`)).map(
    (name) => `<li><a href="${linkIn(visit, `/${name}`)}">${texts[name]}</a></li>`,
  );
  const field = (name: 'keyword' | 'location') =>
    `<label>${texts[name]} <input type="search" name="${name}" maxlength="100"></label>`;
  return [
    '<noscript><div class="without-scripts">',
    `<header><a href="${linkIn(visit, '/')}">Metier</a></header><main>`,
    // An empty address is that of the page itself.
    `<h1>${title}</h1><p>${message}</p><p><a class="again" href="">${texts.again}</a></p>`,
    `<form role="search" aria-label="${escapeHtml(texts.search)}" action="${linkIn(visit, '/')}">`,
    `${field('keyword')}${field('location')}<button>${texts.submit}</button></form></main>`,
    `<footer><ul>${about.join('')}<li><a href="mailto:${escapeHtml(visit.data.contact.email)}">`,
    `${escapeHtml(visit.data.contact.email)}</a></li></ul></footer></div></noscript>`,
  ].join('');
}
