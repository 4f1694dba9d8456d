import { Agent, get } from 'node:http';
import { Client } from 'pg';
import { startServer, type Running } from '../lib/server';
import { formatTable, show, takeMedian } from '../lib/tables';
import { openBoard, type Board } from '../search/open-board';

const JOBS = 10_000;
const AT_ONCE = 8;
const ROUNDS = 3;
const PAGES_A_ROUND = 1_000;
/** Compiles the code of the server and of the builds. */
const WARM_UP = 250;
const ALONE = 50;
/** No page is left to the browser because of the load. */
const LIMIT_MS = '10000';

interface Round {
  readonly perSecond: number;
  /** Processor time for each page, in milliseconds: of the server, and of the process that renders. */
  readonly server: number;
  readonly renderer: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

const readPage = (url: string) =>
  new Promise<Buffer>((resolve, reject) => {
    get(url, { agent, headers: { accept: 'text/html' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () => resolve(Buffer.concat(chunks)));
    }).once('error', reject);
  });

/** Requests pages over eight connections until there are none left. */
async function readAll({ address }: Running, ids: readonly number[]): Promise<void> {
  const waiting = ids.values();
  const visit = async () => {
    for (const id of waiting) {
      const page = await readPage(`${address}/job/${id}`);
      if (!page.includes('id="rendered"'))
        throw new Error(`Job ${id} was not rendered: npm run build first.`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visit));
}

async function measureRound(server: Running, ids: readonly number[]): Promise<Round> {
  const before = { at: performance.now(), server: server.readWork(), renderer: server.readChildWork() };
  await readAll(server, ids);
  return {
    perSecond: (1000 * ids.length) / (performance.now() - before.at),
    server: (server.readWork() - before.server) / ids.length,
    renderer: (server.readChildWork() - before.renderer) / ids.length,
  };
}

async function listJobs({ url }: Board): Promise<number[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: number }>(
    'SELECT job_id AS id FROM job_search ORDER BY job_id DESC',
  );
  await client.end();
  return rows.map(({ id }) => id);
}

/**
 * Rendered job pages of the built server on a PostgreSQL of their own, each requested once, so that no page
 * comes from the cache.
 */
export async function benchRenderedPages(seed: number): Promise<{ table: string; raw: object }> {
  const board = await openBoard({ jobs: JOBS, seed, databaseUrl: undefined, say: () => undefined });
  const rounds: Round[] = [];
  try {
    const ids = await listJobs(board);
    const server = await startServer({ DATABASE_URL: board.url, SEED_DEMO: '0', RENDER_LIMIT_MS: LIMIT_MS });
    try {
      // One after another: a server whose first searches were slow refuses what would wait, and leaves such a page to
      // the browser.
      for (const id of ids.splice(0, ALONE)) await readPage(`${server.address}/job/${id}`);
      await readAll(server, ids.splice(0, WARM_UP));
      for (let round = 0; round < ROUNDS; round += 1)
        rounds.push(await measureRound(server, ids.splice(0, PAGES_A_ROUND)));
    } finally {
      await server.stop();
    }
  } finally {
    await board.close();
  }
  const median = (part: keyof Round) => takeMedian(rounds.map((round) => round[part]));
  const head = ['a rendered job page', 'a second, 8 at once', 'server, ms', 'renderer, ms'];
  const cells = [show(median('perSecond')), show(median('server'), 2), show(median('renderer'), 2)];
  return { table: formatTable(head, [['each another one, PostgreSQL', ...cells]]), raw: rounds };
}
