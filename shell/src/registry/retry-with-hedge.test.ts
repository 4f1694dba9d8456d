import { settlesWithin, retryWithHedge } from './retry-with-hedge';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const never = () => new Promise<string>(() => {});

test('a failed attempt is repeated once after a pause, and not a second time', async () => {
  const attempt = jest.fn(() => Promise.reject(new Error('404')));
  const outcome = expect(retryWithHedge(attempt, 8_000)).rejects.toThrow('404');
  await jest.advanceTimersByTimeAsync(1_000);
  await outcome;
  expect(attempt).toHaveBeenCalledTimes(2);
});

test('a hanging attempt is hedged by a second one, and the first result counts', async () => {
  const attempt = jest
    .fn(never)
    .mockImplementationOnce(never)
    .mockImplementationOnce(async () => 'second');
  const result = retryWithHedge(attempt, 8_000);
  await jest.advanceTimersByTimeAsync(3_000);
  await expect(result).resolves.toBe('second');
});

test('attempts that never settle fail at the common limit', async () => {
  const outcome = expect(retryWithHedge(never, 8_000)).rejects.toThrow('No result within 8000 ms');
  await jest.advanceTimersByTimeAsync(8_000);
  await outcome;
  expect(jest.getTimerCount()).toBe(0);
});

test('settlesWithin resolves at the limit at the latest', async () => {
  const settles = settlesWithin(never(), 500);
  await jest.advanceTimersByTimeAsync(500);
  await expect(settles).resolves.toBe(false);
  await expect(settlesWithin(Promise.reject(new Error('no')), 500)).resolves.toBe(true);
});
