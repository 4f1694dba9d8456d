import { setTimeout as wait } from 'node:timers/promises';
import { MAX_STALENESS_MS } from '../../reads/read-cache';
import { buildApp } from '../../app';
import { openLiveBus } from '../../live/open-live-bus';
import { startTestApp } from '../../testing/index';
import { startBoardWriter } from '../../testing/board-writer';

const test = startTestApp();

it('another server is notified of a change and serves it within a second', async () => {
  const board = await startBoardWriter(test);
  const live = await openLiveBus(test.dependencies.config.databaseUrl);
  const other = await buildApp({ ...test.dependencies, live });
  const [before] = await board.readAll(other);
  await board.write(0);
  const written = performance.now();
  while ((await board.readAll(other))[0] === before) await wait(5);
  expect(performance.now() - written).toBeLessThan(MAX_STALENESS_MS / 2);
  await other.close();
  await live.close();
});
