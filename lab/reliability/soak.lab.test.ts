import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeRandom } from '../../tools/lib/seeded';
import { plotMemory } from './soak/plot-memory';
import { startSoak, type MemorySample } from './soak/run-soak';
import { listFaults } from './soak/soak-part';

const folder = mkdtempSync(join(tmpdir(), 'metier-soak-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Number of entries in the server's caches. */
async function countKept(address: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return [...text.matchAll(/^cache_entries\{.*\} (\d+)$/gm)].reduce(
    (sum, [, entries]) => sum + Number(entries),
    0,
  );
}

it('a mixed load is answered without faults, its memory is watched, and nothing of it is kept afterwards', async () => {
  const samples: MemorySample[] = [];
  const settings = { DATA_DIR: folder, SEED_DEMO: '0', PUBLISH_LOCAL_BUILDS: 'never', RENDER_LIMIT_MS: '0' };
  const soak = await startSoak({ settings, onSample: (sample) => samples.push(sample) });
  try {
    let isOver = false;
    let mostKept = 0;
    const watching = (async () => {
      for (; !isOver; await wait(200)) mostKept = Math.max(mostKept, await countKept(soak.address));
    })();
    const tally = await soak.run(5, makeRandom(7));
    isOver = true;
    await watching;
    expect(listFaults(tally)).toEqual([]);
    // Low expectations, because a busy machine handles few requests.
    expect(tally['search 200']).toBeGreaterThan(0);
    expect(tally['listen 200']).toBeGreaterThan(0);
    expect(mostKept).toBeGreaterThan(0);
    expect(samples.length).toBeGreaterThan(1);
    expect(samples.every(({ server, heap }) => server > heap && heap > 1)).toBe(true);
    while ((await countKept(soak.address)) > 0) await wait(200);
    expect(plotMemory({ title: 'a short run', bound: 768, samples })).toContain('class="total" d="M');
  } finally {
    await soak.stop();
  }
});
