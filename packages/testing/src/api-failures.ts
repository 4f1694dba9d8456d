import type { FakeReply } from './fake-api';

export interface ApiFailure {
  /** Completes "while the API …". */
  readonly name: string;
  readonly reply: FakeReply;
}

/** API failures: a page shows the error message, offers Try Again and keeps its input. */
export const API_FAILURES: readonly ApiFailure[] = [
  { name: 'is out of reach', reply: { isNetworkError: true } },
  { name: 'does not answer in time', reply: { timesOut: true } },
  { name: 'answers 401', reply: { status: 401, body: { detail: 'Please log in.' } } },
  { name: 'answers 500', reply: { status: 500, body: { detail: 'Something went wrong on our side.' } } },
  { name: 'answers 503', reply: { status: 503, body: { detail: 'Please try again in a moment.' } } },
  { name: 'answers half a text', reply: { text: '{"id": 7, "title": "Ca' } },
  { name: 'answers null', reply: { body: null } },
];

export interface MalformedList {
  /** Completes "of a list that …". */
  readonly name: string;
  /** Builds the malformed reply for a list of these items. */
  readonly toReply: (items: readonly unknown[]) => FakeReply;
}

const withTotal = (total: string) => (items: readonly unknown[]) => ({
  body: items,
  headers: { 'X-Total-Count': total },
});

const MALFORMED_ITEMS = [null, {}, [], 7, 'job', true, { id: null }, { id: 'x', title: {} }];

/** Malformed lists that still have valid entries: a page shows these and all of its controls. */
export const MALFORMED_LISTS: readonly MalformedList[] = [
  { name: 'begins with null', toReply: (items) => ({ body: [null, ...items] }) },
  {
    name: 'holds what it is not a list of',
    toReply: (items) => ({ body: [...MALFORMED_ITEMS, ...items, ...MALFORMED_ITEMS] }),
  },
  { name: 'says no total', toReply: (items) => ({ body: items }) },
  { name: 'says a total of 0', toReply: withTotal('0') },
  { name: 'says a total without end', toReply: withTotal('999999999999999') },
  { name: 'says a total in words', toReply: withTotal('many') },
];

/** A list that is empty on every page although its total is not 0, as with a stale total. */
export const EMPTY_WITH_STALE_TOTAL: FakeReply = { body: [], headers: { 'X-Total-Count': '14' } };
