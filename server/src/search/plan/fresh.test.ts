import { setTimeout as wait } from 'node:timers/promises';
import { MAX_STALENESS_MS } from '../../reads/read-cache';
import { buildApp } from '../../app';
import { createLocalBus } from '../../live/local-bus';
import { startTestApp } from '../../testing/index';
import { startBoardWriter, type BoardWriter } from '../../testing/board-writer';

const test = startTestApp();
const WRITES = 24;

let board: BoardWriter;

beforeAll(async () => {
  board = await startBoardWriter(test);
});

it('a write is visible to the next read, despite earlier and concurrent reads', async () => {
  const config = { ...test.dependencies.config, answerCacheBytes: 0 };
  const plain = await buildApp({ ...test.dependencies, config, live: createLocalBus() });
  let isOver = false;
  const readMeanwhile = async () => {
    while (!isOver) {
      await board.readAll(test.app);
      await wait(10);
    }
  };
  const reading = readMeanwhile();
  for (let index = 0; index < WRITES; index += 1) {
    await board.write(index);
    expect(await board.readAll(test.app)).toEqual(await board.readAll(plain));
  }
  isOver = true;
  await reading;
  await plain.close();
});

it('another server that is not told of a change still sees it within two seconds', async () => {
  const other = await buildApp({ ...test.dependencies, live: createLocalBus() });
  const before = await board.readAll(other);
  await board.write(0);
  const now = performance.now.bind(performance);
  const later = jest.spyOn(performance, 'now').mockImplementation(() => now() + MAX_STALENESS_MS);
  const after = await board.readAll(other);
  later.mockRestore();
  expect(after).not.toEqual(before);
  expect(after).toEqual(await board.readAll(test.app));
  await other.close();
});
