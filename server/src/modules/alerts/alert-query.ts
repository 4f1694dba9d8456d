import { createHash } from 'node:crypto';
import { AlertQuery } from '@metier/sdk/contract';
import { refuse } from '../../errors';
import { readSearch } from '../../search/index';
import { alertsTexts } from './alerts.texts';

const NAMES = Object.keys(AlertQuery.properties) as (keyof AlertQuery)[];

/** A query as it is stored: known terms that are set. */
export function readAlertQuery(given: AlertQuery): { readonly query: AlertQuery; readonly queryKey: string } {
  const { filter } = readSearch(given);
  const query = Object.fromEntries(
    NAMES.map((name) => [name, name === 'keyword' ? filter.keyword : given[name]]).filter(
      ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  ) as AlertQuery;
  if (Object.keys(query).length === 0) throw refuse.field('query', alertsTexts.noTerms);
  const { key } = readSearch({ ...query, ordering: 'newest' });
  return { query, queryKey: createHash('sha256').update(key).digest('base64url') };
}

/** Path of a query's results, newest first. */
export function pathOfQuery(query: AlertQuery): string {
  const terms = NAMES.flatMap((name) =>
    [query[name] ?? []].flat().map((value): [string, string] => [name, String(value)]),
  );
  const newest: [string, string][] = query.keyword ? [['ordering', 'newest']] : [];
  return `/?${new URLSearchParams([...terms, ...newest])}`;
}
