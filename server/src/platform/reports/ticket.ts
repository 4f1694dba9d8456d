import { randomBytes } from 'node:crypto';
import { Channel } from '@metier/sdk/contract';
import { Type, type Static } from 'typebox';
import { readSignedValue, signValue } from '../../signing';
import type { Dependencies } from '../../dependencies';

const DAY_MS = 24 * 60 * 60_000;

/**
 * The releases that a page was served and may report on. The page id is random, and a user is named only in a
 * document of its own.
 */
const Ticket = Type.Object({
  page: Type.String(),
  channel: Channel,
  revision: Type.String(),
  releases: Type.Array(Type.Integer()),
  /** Name of the document of its own. */
  document: Type.Optional(Type.String()),
  /** Id of its user. */
  user: Type.Optional(Type.Integer()),
});
export type Ticket = Static<typeof Ticket>;

type Basis = Pick<Dependencies, 'clock' | 'config'>;

/** Issues a ticket for a new page, valid for a day. */
export function issueTicket({ clock, config }: Basis, served: Omit<Ticket, 'page'>): string {
  const ticket: Ticket = { ...served, page: randomBytes(9).toString('base64url') };
  const end = new Date(clock().getTime() + DAY_MS);
  return signValue(config.sessionSecret, 'ticket', ticket, end);
}

/** The ticket; undefined if it is forged or expired. */
export const readTicket = ({ clock, config }: Basis, text: string): Ticket | undefined =>
  readSignedValue(config.sessionSecret, 'ticket', text, Ticket, clock());

/** True for a ticket that was issued here, even if it has expired since. */
export const isOwnTicket = ({ config }: Basis, text: string): boolean =>
  readSignedValue(config.sessionSecret, 'ticket', text, Ticket, new Date(0)) !== undefined;

/**
 * The ticket of the page that a call comes from; undefined if it is forged or missing. It permits what the document
 * may do as long as that is open, so it does not expire.
 */
export const readPageTicket = (
  { config }: Basis,
  headers: Readonly<Record<string, unknown>>,
): Ticket | undefined => {
  const text = headers['x-metier-page'];
  if (typeof text !== 'string') return undefined;
  return readSignedValue(config.sessionSecret, 'ticket', text, Ticket, new Date(0));
};
