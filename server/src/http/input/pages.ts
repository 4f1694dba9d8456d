import type { PageQuery } from '@metier/sdk/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readTarget } from './read-target';

/** Part of a list, as SQL limit and offset. */
export interface Slice {
  readonly limit: number;
  readonly offset: number;
}

/** Entries of one page, and the length of the whole list. */
export interface Page<Item> {
  readonly items: Item[];
  readonly total: number;
}

const DEFAULT_PAGE_SIZE = 100;

/** Reads `page` and `page_size`, which default to 1 and 100. */
export function readSlice({ page = 1, page_size: limit = DEFAULT_PAGE_SIZE }: PageQuery): Slice {
  return { limit, offset: (page - 1) * limit };
}

/** Sets `X-Total-Count` and `Link` (RFC 8288: first, prev, next, last) on the reply to a list. */
export function setPageHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  { limit, offset }: Slice,
  total: number,
  until?: Date,
): void {
  const page = offset / limit + 1;
  const last = Math.max(1, Math.ceil(total / limit));
  const neighbours = { first: 1, prev: page - 1, next: page + 1, last };
  const { pathname, search } = readTarget(request);
  const query = new URLSearchParams(search);
  if (until) query.set('until', until.toISOString());
  const links = Object.entries(neighbours)
    .filter(([, target]) => target >= 1 && target <= last)
    .map(([relation, target]) => {
      query.set('page', String(target));
      return `<${pathname}?${query.toString()}>; rel="${relation}"`;
    });
  reply.headers({ 'x-total-count': total, link: links.join(', ') });
}
