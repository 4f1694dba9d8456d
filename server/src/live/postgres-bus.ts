import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import type { LiveBus, LiveSignal } from './live-bus';
import { createLocalBus } from './local-bus';

const CHANNEL = 'metier_live';
const RETRY_MS = 1_000;
const MAX_RETRY_MS = 10_000;
/** Interval of the heartbeat on an idle connection, which the network may drop silently. */
const HEARTBEAT_MS = 10_000;
const CONNECTION_TIMEOUT_MS = 5_000;

/** Signal with the id of the sending server, which has already notified its own listeners. */
interface SignalEnvelope {
  readonly from: string;
  readonly signal: LiveSignal;
}

/**
 * Bus of several servers: local delivery in this process, and PostgreSQL NOTIFY for the others, which is sent
 * on commit. LISTEN uses a dedicated connection; after a reconnect a `gap` signal is emitted.
 */
export async function openPostgresBus(databaseUrl: string): Promise<LiveBus> {
  const local = createLocalBus();
  const from = randomUUID();
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function receive(text: string | undefined): void {
    const letter = parseEnvelope(text);
    if (letter?.signal && letter.from !== from) local.emit(letter.signal);
  }

  async function listen(delay = RETRY_MS): Promise<void> {
    const next = new Client({
      connectionString: databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
      query_timeout: CONNECTION_TIMEOUT_MS,
      application_name: 'metier live',
    });
    let isLost = false;
    let beat: NodeJS.Timeout | undefined;
    const lose = () => {
      if (isLost || isClosed) return;
      isLost = true;
      clearInterval(beat);
      // Backoff applies only while connecting fails, not after a working connection was lost.
      const wait = client === next ? RETRY_MS : delay;
      void next.end().catch(() => {});
      timer = setTimeout(() => void resume(Math.min(wait * 2, MAX_RETRY_MS)), wait).unref();
    };
    next.on('error', lose);
    next.on('end', lose);
    next.on('notification', ({ payload }) => receive(payload));
    try {
      await next.connect();
      await next.query(`LISTEN ${CHANNEL}`);
      client = next;
      beat = setInterval(() => void next.query('SELECT 1').catch(lose), HEARTBEAT_MS).unref();
    } catch {
      lose();
    }
  }

  async function resume(delay: number): Promise<void> {
    client = undefined;
    await listen(delay);
    if (client) local.emit({ kind: 'gap' });
  }

  await listen();
  return {
    subscribe: local.subscribe,
    async publish(tx, ...signals) {
      if (signals.length === 0) return;
      const letters = signals.map((signal) => JSON.stringify({ from, signal } satisfies SignalEnvelope));
      await local.publish(tx, ...signals);
      await tx.execute(
        sql`select pg_notify(${CHANNEL}, letter) from unnest(${sql.param(letters)}::text[]) as letter`,
      );
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await local.close();
      await client?.end();
    },
  };
}

/** Undefined for a malformed payload: any database role may notify any channel. */
function parseEnvelope(text = ''): Partial<SignalEnvelope> | undefined {
  try {
    return JSON.parse(text) as Partial<SignalEnvelope>;
  } catch {
    return undefined;
  }
}
