import { headersByLanguage, type HeadersByLanguage } from '../../http/response/headers-by-language';
import { listAlsoSearched } from './also-searched';
import { correctLocation } from './corrections';
import type { JobFilter } from './filter';
import { listReadParts } from './read-as';
import type { FoundSection } from './sections';

/** Headers that say how a search was understood, percent-encoded, and how many jobs each part of its list has. */
export function describeSearched(
  typed: JobFilter,
  searched: JobFilter,
  sections: readonly FoundSection[] = [],
): HeadersByLanguage {
  const { keyword } = searched;
  const parts = listReadParts(searched).map(({ kind, text }) => `${kind}:${encodeURIComponent(text)}`);
  const totals = sections.flatMap(({ kind, total }) => (total > 0 ? [`${kind}:${total}`] : []));
  const nameLocation = typed.location && !typed.exact ? correctLocation(typed.location) : undefined;
  return headersByLanguage((language) => {
    const others = listAlsoSearched(searched, language).map(({ id, label }) => `${id}:${label}`);
    return {
      ...(keyword && keyword !== typed.keyword && { 'x-corrected-keyword': encodeURIComponent(keyword) }),
      ...(nameLocation && { 'x-corrected-location': encodeURIComponent(nameLocation(language)) }),
      ...(others.length > 0 && {
        'x-also-searched': others.map((each) => encodeURIComponent(each)).join(','),
      }),
      ...(parts.length > 0 && { 'x-read-as': parts.join(',') }),
      ...(totals.length > 0 && { 'x-read-sections': totals.join(',') }),
    };
  });
}
