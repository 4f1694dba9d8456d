import type { FakeReply } from './fake-api';

export interface BadDay {
  /** Completes "while the API …". */
  readonly name: string;
  readonly reply: FakeReply;
}

/** What an API may do to a page, apart from answering: a page shows its words, offers Try Again, and loses nothing. */
export const BAD_DAYS: readonly BadDay[] = [
  { name: 'is out of reach', reply: { isLost: true } },
  { name: 'does not answer in time', reply: { isSlow: true } },
  { name: 'answers 401', reply: { status: 401, body: { detail: 'Please log in.' } } },
  { name: 'answers 500', reply: { status: 500, body: { detail: 'Something went wrong on our side.' } } },
  { name: 'answers 503', reply: { status: 503, body: { detail: 'Please try again in a moment.' } } },
  { name: 'answers half a text', reply: { text: '{"id": 7, "title": "Ca' } },
];
