import { createLagMeter } from './replica';

it('replica lag is the age of the newest write position that it has replayed, even if the primary is idle', () => {
  const lag = createLagMeter();
  expect(lag.read(0)).toBe(Infinity);
  lag.recordPrimary(0, 100n);
  lag.recordPrimary(500, 200n);
  lag.recordReplica(99n);
  expect(lag.read(500)).toBe(Infinity);
  lag.recordReplica(150n);
  expect(lag.read(600)).toBe(600);
  lag.recordReplica(200n);
  expect(lag.read(600)).toBe(100);
  lag.recordPrimary(1_000, 200n);
  lag.recordReplica(200n);
  expect(lag.read(1_000)).toBe(0);
  lag.forget();
  expect(lag.read(1_000)).toBe(Infinity);
  lag.recordReplica(200n);
  expect(lag.read(1_500)).toBe(500);
});
