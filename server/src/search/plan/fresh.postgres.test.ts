import { setTimeout as wait } from 'node:timers/promises';
import { buildApp } from '../../app';
import { openLiveBus } from '../../live/open-live-bus';
import { startTestApp } from '../../testing/index';
import { startBoardWriter } from '../../testing/board-writer';

const test = startTestApp();

it('another server is notified of a change and serves it, although its answers are still fresh', async () => {
  const board = await startBoardWriter(test);
  const live = await openLiveBus(test.dependencies.config.databaseUrl);
  const other = await buildApp({ ...test.dependencies, live });
  // Nothing grows old while time stands still.
  const time = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  const [before] = await board.readAll(other);
  await board.write(0);
  while ((await board.readAll(other))[0] === before) await wait(5);
  time.mockRestore();
  await other.close();
  await live.close();
});
