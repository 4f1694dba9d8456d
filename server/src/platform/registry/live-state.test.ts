import { listGoodReleases } from './live-state';
import type { MoveRow } from './snapshot.repository';

const moves = (...rows: readonly (readonly [MoveRow['action'], number | null])[]) =>
  rows.map(([action, releaseId], at) => ({ id: at + 1, action, releaseId }) as MoveRow);

it('what was rolled back is not gone back to again', () => {
  const history = moves(['promote', 1], ['promote', 2], ['promote', 3], ['rollback', 2]);
  expect(listGoodReleases(history)).toEqual([1, 2]);
});

it('two steps back leave both releases behind', () => {
  const history = moves(['promote', 1], ['promote', 2], ['promote', 3], ['rollback', 1]);
  expect(listGoodReleases(history)).toEqual([1]);
});

it('what was killed is no longer good, until it is revived', () => {
  expect(listGoodReleases(moves(['promote', 1], ['promote', 2], ['kill', null]))).toEqual([1]);
  expect(listGoodReleases(moves(['promote', 1], ['kill', null], ['revive', 1]))).toEqual([1]);
});

it('what was rolled back and is promoted again is good', () => {
  const history = moves(['promote', 1], ['promote', 2], ['rollback', 1], ['promote', 2]);
  expect(listGoodReleases(history)).toEqual([1, 2]);
});

it('a rollout changes nothing of it', () => {
  expect(listGoodReleases(moves(['promote', 1], ['canary', 1], ['halt', 1]))).toEqual([1]);
});
