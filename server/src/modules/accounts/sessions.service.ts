import type { AccountSession } from '@metier/sdk/contract';
import { inTransaction } from '../../db/database';
import { refuse } from '../../errors';
import { splitBrowser } from '../../http/session/describe-browser';
import { IDLE_MS } from '../../http/session/session';
import { deleteOtherSessions, deleteSessionOf, listSessionsOf } from '../../http/session/session.repository';
import type { Dependencies } from '../../dependencies';
import type { Viewer } from '../viewer';
import { accountsTexts as texts } from './accounts.texts';

/**
 * The viewer's open sessions, most recently seen first; `currentKey` is the key of the requesting session.
 */
export async function listSessions(
  { db, clock }: Dependencies,
  viewer: Viewer,
  currentKey: string | null | undefined,
): Promise<AccountSession[]> {
  const now = clock();
  const rows = await listSessionsOf(db, viewer.id, now, new Date(now.getTime() - IDLE_MS));
  return rows.map((row) => ({
    id: row.id,
    browser: nameBrowser(row.browser),
    network: row.network,
    created_at: row.createdAt.toISOString(),
    last_seen_at: row.lastSeenAt.toISOString(),
    is_current: row.tokenHash === currentKey,
  }));
}

/** The stored name in the language of the request. */
function nameBrowser(stored: string): string {
  const parts = splitBrowser(stored);
  return parts ? texts.browserOn(parts.browser, parts.system) : stored;
}

/** Ends one of the viewer's sessions and returns its key; 404 for any other. */
export function endSession({ db, live }: Dependencies, viewer: Viewer, id: number): Promise<string> {
  return inTransaction(db, async (tx) => {
    const key = await deleteSessionOf(tx, viewer.id, id);
    if (key === undefined) throw refuse.missing();
    await live.publish(tx, { kind: 'sessions', account: viewer.id });
    return key;
  });
}

/** Ends all of the viewer's sessions except the one with this key. */
export function endOtherSessions(
  { db, live }: Dependencies,
  viewer: Viewer,
  currentKey: string,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await deleteOtherSessions(tx, viewer.id, currentKey);
    await live.publish(tx, { kind: 'sessions', account: viewer.id });
  });
}
