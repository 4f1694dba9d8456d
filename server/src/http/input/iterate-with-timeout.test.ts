import { iterateWithTimeout } from './iterate-with-timeout';

const makeError = () => new Error('too late');

async function* make(items: readonly number[], isEndless: boolean) {
  yield* items;
  if (isEndless) await new Promise(() => {});
}

async function collect(items: AsyncIterable<number>): Promise<number[]> {
  const seen: number[] = [];
  for await (const item of items) seen.push(item);
  return seen;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('passes on what comes, to its end', async () => {
  expect(await collect(iterateWithTimeout(make([1, 2], false), makeError))).toEqual([1, 2]);
  expect(jest.getTimerCount()).toBe(0);
});

it('throws when nothing more comes', async () => {
  const collecting = expect(collect(iterateWithTimeout(make([1], true), makeError))).rejects.toThrow(
    'too late',
  );
  await jest.advanceTimersByTimeAsync(20_000);
  await collecting;
});
