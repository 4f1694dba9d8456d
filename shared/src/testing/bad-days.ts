import type { FakeReply } from './fake-api';

export interface BadDay {
  /** Completes "while the API …". */
  readonly name: string;
  readonly reply: FakeReply;
}

/** API failures: a page shows the error message, offers Try Again and keeps its input. */
export const BAD_DAYS: readonly BadDay[] = [
  { name: 'is out of reach', reply: { isLost: true } },
  { name: 'does not answer in time', reply: { isSlow: true } },
  { name: 'answers 401', reply: { status: 401, body: { detail: 'Please log in.' } } },
  { name: 'answers 500', reply: { status: 500, body: { detail: 'Something went wrong on our side.' } } },
  { name: 'answers 503', reply: { status: 503, body: { detail: 'Please try again in a moment.' } } },
  { name: 'answers half a text', reply: { text: '{"id": 7, "title": "Ca' } },
  { name: 'answers null', reply: { body: null } },
];

export interface BadList {
  /** Completes "of a list that …". */
  readonly name: string;
  /** Builds the malformed reply for a list of these items. */
  readonly spoil: (items: readonly unknown[]) => FakeReply;
}

const withTotal = (total: string) => (items: readonly unknown[]) => ({
  body: items,
  headers: { 'X-Total-Count': total },
});

const STRANGERS = [null, {}, [], 7, 'job', true, { id: null }, { id: 'x', title: {} }];

/** Malformed lists that still have valid entries: a page shows these and all of its controls. */
export const BAD_LISTS: readonly BadList[] = [
  { name: 'begins with null', spoil: (items) => ({ body: [null, ...items] }) },
  {
    name: 'holds what it is not a list of',
    spoil: (items) => ({ body: [...STRANGERS, ...items, ...STRANGERS] }),
  },
  { name: 'says no total', spoil: (items) => ({ body: items }) },
  { name: 'says a total of 0', spoil: withTotal('0') },
  { name: 'says a total without end', spoil: withTotal('999999999999999') },
  { name: 'says a total in words', spoil: withTotal('many') },
];

/** A list that is empty on every page although its total is not 0, as with a stale total. */
export const EMPTY_BUT_COUNTED: FakeReply = { body: [], headers: { 'X-Total-Count': '14' } };
