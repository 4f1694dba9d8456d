import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import type { Pool, PoolClient } from 'pg';
import { isTimeOut, isUnavailable } from './database-errors';

/** pg has them, and its types do not. */
type Connection = PoolClient & {
  readonly connection: EventEmitter & { readonly stream: Socket };
  readonly readyForQuery: boolean;
};

/**
 * Keeps a broken connection from ending the process, and closes one whose statement hears nothing for `silenceMs`: the
 * server's own time-out does not arrive when the network in between has gone.
 */
export function watchConnections(pool: Pool, silenceMs: number): Pool {
  // An idle connection that breaks is replaced by the next query.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    // While it is checked out, the statement that runs on it rejects, or the next one does.
    client.on('error', () => undefined);
    const stream = streamOf(client).setTimeout(silenceMs);
    stream.on('timeout', () => {
      if (isBusy(client)) stream.destroy(new Error('Connection terminated: the database was silent'));
    });
  });
  return pool;
}

const streamOf = (client: PoolClient) => (client as Connection).connection.stream;

const isBusy = (client: PoolClient) => !(client as Connection).readyForQuery;

/** A connection goes back to the pool only as a new one would be: whole, silent and outside of a transaction. */
const isReusable = (client: PoolClient) =>
  !streamOf(client).destroyed && !isBusy(client) && client.getTransactionStatus() === 'I';

/** Closes a connection that is checked out. */
export const discard = (client: PoolClient): void => void streamOf(client).destroy();

/**
 * Lends a connection of the pool to `work`, and closes it afterwards unless it is reusable. Its statements may be silent
 * for `silenceMs`, 0 for ever, where that is not what the pool allows.
 */
export async function withConnection<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
  silenceMs?: number,
): Promise<Result> {
  const client = await pool.connect().catch((cause: unknown) => {
    throw new Error('Connection terminated before it was lent', { cause });
  });
  const stream = streamOf(client);
  const { timeout = 0 } = stream;
  stream.setTimeout(silenceMs ?? timeout);
  let isUsable = true;
  try {
    return await work(client);
  } catch (error) {
    // A server that has become read-only is left, too: another one may have taken its place.
    isUsable = isTimeOut(error) || !isUnavailable(error);
    throw error;
  } finally {
    stream.setTimeout(timeout);
    client.release(!isUsable || !isReusable(client));
  }
}

/** PostgreSQL starts anew after a PANIC; what is compiled into this process cannot. */
export function onFatalError(client: Pick<PoolClient, 'query'>, react: (error: Error) => void): void {
  (client as Connection).connection.on('errorMessage', (error: Error & { severity?: string }) => {
    if (error.severity !== 'ERROR') react(error);
  });
}
