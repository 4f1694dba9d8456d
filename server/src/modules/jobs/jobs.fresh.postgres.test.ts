import { setTimeout as wait } from 'node:timers/promises';
import { LONGEST_MS } from '../../answers/answer-cache';
import { buildApp } from '../../app';
import { openLiveBus } from '../../live/live-bus';
import { startTestApp } from '../../testing/index';
import { startBoardWriter } from '../testing/write-board';

const test = startTestApp();

it('another server is notified of a change and serves it within a second', async () => {
  const board = await startBoardWriter(test);
  const live = await openLiveBus(test.parts.config.databaseUrl);
  const other = await buildApp({ ...test.parts, live });
  const [before] = await board.readAll(other);
  await board.write(0);
  const written = performance.now();
  while ((await board.readAll(other))[0] === before) await wait(5);
  expect(performance.now() - written).toBeLessThan(LONGEST_MS / 2);
  await other.close();
  await live.close();
});
