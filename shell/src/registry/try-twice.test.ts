import { settlesWithin, tryTwice } from './try-twice';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const never = () => new Promise<string>(() => {});

test('what fails is attempted once more after a pause, and no third time', async () => {
  const attempt = jest.fn(() => Promise.reject(new Error('404')));
  const outcome = expect(tryTwice(attempt, 8_000)).rejects.toThrow('404');
  await jest.advanceTimersByTimeAsync(1_000);
  await outcome;
  expect(attempt).toHaveBeenCalledTimes(2);
});

test('what hangs is attempted a second time beside the first, and the first result counts', async () => {
  const attempt = jest
    .fn(never)
    .mockImplementationOnce(never)
    .mockImplementationOnce(async () => 'second');
  const result = tryTwice(attempt, 8_000);
  await jest.advanceTimersByTimeAsync(3_000);
  await expect(result).resolves.toBe('second');
});

test('what never comes has failed at the limit, both attempts together', async () => {
  const outcome = expect(tryTwice(never, 8_000)).rejects.toThrow('Nothing came within 8000 ms');
  await jest.advanceTimersByTimeAsync(8_000);
  await outcome;
  expect(jest.getTimerCount()).toBe(0);
});

test('whether something settles in time is known at the limit at the latest', async () => {
  const settles = settlesWithin(never(), 500);
  await jest.advanceTimersByTimeAsync(500);
  await expect(settles).resolves.toBe(false);
  await expect(settlesWithin(Promise.reject(new Error('no')), 500)).resolves.toBe(true);
});
