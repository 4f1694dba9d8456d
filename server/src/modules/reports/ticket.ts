import { randomBytes } from 'node:crypto';
import { Channel } from '@metier/shared/contract';
import { Type, type Static } from 'typebox';
import { readSignedValue, signValue } from '../../http/signed-values';
import type { Parts } from '../../parts';

const DAY_MS = 24 * 60 * 60_000;

/** What a page may tell of: the releases it was given. It names the page by chance and nobody by anything. */
const Ticket = Type.Object({
  page: Type.String(),
  channel: Channel,
  revision: Type.String(),
  releases: Type.Array(Type.Integer()),
});
export type Ticket = Static<typeof Ticket>;

type Basis = Pick<Parts, 'clock' | 'config'>;

/** A ticket for a page that is made now; it is good for a day. */
export function issueTicket({ clock, config }: Basis, served: Omit<Ticket, 'page'>): string {
  const ticket: Ticket = { ...served, page: randomBytes(9).toString('base64url') };
  const end = new Date(clock().getTime() + DAY_MS);
  return signValue(config.sessionSecret, 'ticket', ticket, end);
}

/** Undefined for what we have not issued, or not lately. */
export const readTicket = ({ clock, config }: Basis, text: string): Ticket | undefined =>
  readSignedValue(config.sessionSecret, 'ticket', text, Ticket, clock());
