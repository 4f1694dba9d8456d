import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import type { LiveBus, LiveSignal } from './live-bus';
import { createLocalBus } from './local-bus';

const CHANNEL = 'metier_live';
const RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

/** A signal with the server that has told its own listeners already. */
interface Letter {
  readonly from: string;
  readonly signal: LiveSignal;
}

/**
 * The bus of several servers: within this one as it is, to the others by PostgreSQL's NOTIFY, which keeps to the
 * transaction by itself. It listens on a connection of its own, and says that there was a gap when that had broken.
 */
export async function openPostgresBus(databaseUrl: string): Promise<LiveBus> {
  const local = createLocalBus();
  const from = randomUUID();
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function receive(text: string | undefined): void {
    const letter = JSON.parse(text ?? '{}') as Partial<Letter>;
    if (letter.signal && letter.from !== from) local.emit(letter.signal);
  }

  async function listen(delay = RETRY_MS): Promise<void> {
    const next = new Client({
      connectionString: databaseUrl,
      keepAlive: true,
      application_name: 'metier live',
    });
    let isLost = false;
    const lose = () => {
      if (isLost || isClosed) return;
      isLost = true;
      void next.end().catch(() => {});
      timer = setTimeout(() => void resume(Math.min(delay * 2, LONGEST_RETRY_MS)), delay).unref();
    };
    next.on('error', lose);
    next.on('end', lose);
    next.on('notification', ({ payload }) => receive(payload));
    try {
      await next.connect();
      await next.query(`LISTEN ${CHANNEL}`);
      client = next;
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
    async publish(tx, signal) {
      const letter: Letter = { from, signal };
      await local.publish(tx, signal);
      await tx.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(letter)})`);
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await local.close();
      await client?.end();
    },
  };
}
