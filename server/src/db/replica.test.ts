import { measureLag } from './replica';

it('replica lag is the age of the newest write position that it has replayed, even if the primary is idle', () => {
  const lag = measureLag();
  expect(lag.read(0)).toBe(Infinity);
  lag.written(0, 100n);
  lag.written(500, 200n);
  lag.replayed(99n);
  expect(lag.read(500)).toBe(Infinity);
  lag.replayed(150n);
  expect(lag.read(600)).toBe(600);
  lag.replayed(200n);
  expect(lag.read(600)).toBe(100);
  lag.written(1_000, 200n);
  lag.replayed(200n);
  expect(lag.read(1_000)).toBe(0);
  lag.forget();
  expect(lag.read(1_000)).toBe(Infinity);
  lag.replayed(200n);
  expect(lag.read(1_500)).toBe(500);
});
