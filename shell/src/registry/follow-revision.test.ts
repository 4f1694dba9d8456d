import type { Registry } from '@metier/sdk/contract';
import { followRevision } from './follow-revision';

const replay = [{ remote: '*', version: '142~mf-seeker' }];

function hear(revision: string, present: Partial<Registry>) {
  const refresh = jest.fn(() => Promise.resolve());
  const registry = { revision: '142~mf-seeker', overrides: [], ...present } as unknown as Registry;
  const listen = followRevision({ get: () => registry, refresh });
  listen(revision);
  listen(revision);
  jest.runAllTimers();
  return refresh;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a page requests a registry that is newer than its own once', () => {
  expect(hear('143', {})).toHaveBeenCalledTimes(1);
  expect(hear('142', {})).not.toHaveBeenCalled();
});

test('a page that replays an earlier revision stays at it, a page of another channel does not', () => {
  expect(hear('143', { overrides: replay })).not.toHaveBeenCalled();
  expect(hear('143', { overrides: [{ remote: '*', version: 'staging' }] })).toHaveBeenCalledTimes(1);
});
