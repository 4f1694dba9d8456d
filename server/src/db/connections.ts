import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import type { Pool, PoolClient } from 'pg';
import { isQueryCancelled, isUnavailable } from './database-errors';

/** pg has these properties, but its types do not. */
type Connection = PoolClient & {
  readonly connection: EventEmitter & { readonly stream: Socket };
  readonly readyForQuery: boolean;
};

/**
 * Prevents a broken connection from ending the process, and closes one whose statement receives nothing for
 * `silenceMs`, because the server's own timeout does not arrive when the network is down.
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

/** A connection returns to the pool only if it is open, idle and outside of a transaction. */
const isReusable = (client: PoolClient) =>
  !streamOf(client).destroyed && !isBusy(client) && client.getTransactionStatus() === 'I';

/** Closes a connection that is checked out. */
export const destroyConnection = (client: PoolClient): void => void streamOf(client).destroy();

/**
 * Runs `work` with a connection of the pool, and closes it afterwards unless it is reusable. `silenceMs`
 * overrides the pool's limit for silence on the connection; 0 disables it.
 */
export async function withConnection<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
  silenceMs?: number,
): Promise<Result> {
  const client = await pool.connect().catch((cause: unknown) => {
    throw new Error('Connection terminated before it was acquired', { cause });
  });
  const stream = streamOf(client);
  const { timeout = 0 } = stream;
  stream.setTimeout(silenceMs ?? timeout);
  let isUsable = true;
  try {
    return await work(client);
  } catch (error) {
    // A server that has become read-only is disconnected as well, because another one may have become the
    // primary.
    isUsable = isQueryCancelled(error) || !isUnavailable(error);
    throw error;
  } finally {
    stream.setTimeout(timeout);
    client.release(!isUsable || !isReusable(client));
  }
}

/** PostgreSQL restarts after a PANIC; PGlite, compiled into this process, cannot. */
export function onFatalError(client: Pick<PoolClient, 'query'>, react: (error: Error) => void): void {
  (client as Connection).connection.on('errorMessage', (error: Error & { severity?: string }) => {
    if (error.severity !== 'ERROR') react(error);
  });
}
