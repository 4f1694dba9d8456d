import type { ModerationCasesQuery } from '@metier/sdk/contract';

/** What the queue shows: the filters of the address. The server refuses values that it does not know. */
export type QueueView = Omit<ModerationCasesQuery, 'page_size'>;

const NAMES = ['state', 'target', 'reason', 'ordering', 'after'] as const;

export const readView = (params: URLSearchParams): QueueView =>
  Object.fromEntries(NAMES.flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : [])));

/** The address of a view; a change of filters begins at the first page. */
export function writeView({ after, ...view }: QueueView, changes: QueueView = {}): string {
  const isPage = Object.keys(changes).every((name) => name === 'after');
  const next = { ...view, ...(isPage && after !== undefined && { after }), ...changes };
  const params = Object.entries(next).filter(([, value]) => value !== undefined && value !== '');
  const query = new URLSearchParams(params as [string, string][]).toString();
  return query ? `/operator?${query}` : '/operator';
}

export const isFiltered = ({ target, reason }: QueueView): boolean =>
  target !== undefined || reason !== undefined;
