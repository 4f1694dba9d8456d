import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { bucketSettings, startBucket } from '../../server/src/testing/services/bucket-server';
import { startPostgres } from '../../server/src/testing/database/postgres-server';
import type { ReceivedMail } from '../../server/src/testing/read-mails';
import { startSmtpServer } from '../../server/src/testing/services/smtp-server';
import { startTcpProxy } from '../../server/src/testing/services/tcp-proxy';
import { confirmNewAccounts } from './lib/confirm-accounts';
import { expectNoPartialWrites } from './lib/partial-writes';
import { launchServer } from '../../tools/server-life/launch-server';
import { expectLibrariesWhole } from './lib/libraries';
import { writeDuring } from './lib/outage';
import type { ReliabilityRig } from './lib/part';
import { makeShiftedClock } from './lib/shifted-clock';
import { EVERY_WRITE, openWorkload, type WorkFigures } from './lib/workload';

export type SurroundingsFigures = WorkFigures & {
  readonly how: string;
  readonly readyAfterMs: number;
  readonly mails: number;
  readonly mailedAfterMs: number;
};

export interface SurroundingsOptions {
  readonly outageMs: number;
  /** Advances the clock after an outage to the next attempts of the outbox. */
  readonly skipBackoff?: boolean;
}

const MAX_ANSWER_MS = 20_000;
/** Three retries, one, two and four minutes apart, and one poll of the outbox. */
const MAILED_WITHIN_MS = 8 * 60_000;
const NEXT_ATTEMPT_MS = 10 * 60_000;

async function countWaiting(client: Client): Promise<number> {
  const { rows } = await client.query<{ waiting: number }>(
    'select count(*)::int as waiting from outbox where next_attempt_at is not null',
  );
  return rows[0]?.waiting ?? 0;
}

async function waitUntilMailed(client: Client, longestMs: number): Promise<number> {
  const began = performance.now();
  while ((await countWaiting(client)) > 0) {
    if (performance.now() - began > longestMs)
      throw new Error(`${await countWaiting(client)} mails were not sent within ${longestMs} ms.`);
    await wait(100);
  }
  return Math.round(performance.now() - began);
}

async function expectMailedOnce(client: Client, mails: readonly ReceivedMail[]): Promise<void> {
  const { rows } = await client.query<{ id: number; isSent: boolean }>(
    'select id, sent_at is not null as "isSent" from outbox',
  );
  const arrivals = new Map<number, number>();
  for (const { headers } of mails) {
    const id = Number(/<(\d+)\./.exec(headers.get('message-id') ?? '')?.[1]);
    arrivals.set(id, (arrivals.get(id) ?? 0) + 1);
  }
  for (const { id, isSent } of rows)
    if (!isSent || arrivals.get(id) !== 1)
      throw new Error(
        `Mail ${id} arrived ${arrivals.get(id) ?? 0} times${isSent ? '' : ' and was given up'}.`,
      );
}

/**
 * A server that reaches SMTP and S3 through proxies. Each step makes both unavailable for a while, by cutting
 * or silencing connections.
 */
export async function openSurroundingsRig({
  outageMs,
  skipBackoff = false,
}: SurroundingsOptions): Promise<ReliabilityRig<SurroundingsFigures>> {
  const [postgres, smtp, bucket] = await Promise.all([startPostgres(), startSmtpServer(), startBucket()]);
  const mailProxy = await startTcpProxy({ port: Number(new URL(smtp.url).port), host: '127.0.0.1' });
  const fileProxy = await startTcpProxy({ port: bucket.port, host: '127.0.0.1' });
  const clock = makeShiftedClock();
  const settings = { DATABASE_URL: postgres.url, SMTP_URL: `smtp://127.0.0.1:${mailProxy.port}` };
  const server = await launchServer({ ...settings, ...bucketSettings(fileProxy.port) }, clock.execArgv);
  const rules = { longestMs: MAX_ANSWER_MS, mayBeDown: () => false };
  await confirmNewAccounts(postgres.url);
  const workload = await openWorkload({ address: server.address, lanes: 3, writes: EVERY_WRITE, rules });
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  let offset = 0;

  async function run(_step: number, random: () => number): Promise<SurroundingsFigures> {
    const how = random() < 0.5 ? 'cut' : 'silent';
    await workload.write(random, AbortSignal.timeout(1_000));
    // No mail may be in flight: if its acceptance is lost, a mail is correctly sent again.
    await waitUntilMailed(client, MAILED_WITHIN_MS);
    const figures = await writeDuring({ server, workload }, random, async () => {
      for (const proxy of [mailProxy, fileProxy])
        if (how === 'cut') proxy.cut();
        else proxy.silence();
      await wait(outageMs);
      for (const proxy of [mailProxy, fileProxy]) {
        proxy.reset();
        proxy.heal();
      }
    });
    if (skipBackoff) await clock.shift((offset += NEXT_ATTEMPT_MS));
    const mailedAfterMs = await waitUntilMailed(client, MAILED_WITHIN_MS);
    await expectMailedOnce(client, smtp.mails);
    await expectLibrariesWhole(workload.libraries);
    await expectNoPartialWrites(postgres.url);
    return { ...figures, how, mails: smtp.mails.length, mailedAfterMs };
  }

  return {
    run,
    async close() {
      await client.end();
      await server.remove();
      await Promise.all([mailProxy.close(), fileProxy.close()]);
      await Promise.all([smtp.close(), bucket.stop(), postgres.stop()]);
      clock.remove();
    },
  };
}
