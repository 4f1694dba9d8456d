import { createStore } from 'zustand/vanilla';
import type { ShownView } from './reports';
import { watchForFreezes } from './heartbeat';

const view: ShownView = {
  release: { name: 'mf-seeker', version: '1' },
  path: '/applications',
  ticket: 'ticket',
};

/** Opens a page of this browser with the view; returns the views that it reports as frozen. */
function openPage() {
  const told: ShownView[] = [];
  const end = watchForFreezes({
    shown: createStore(() => view),
    reportFrozen: (frozen) => void told.push(frozen),
  });
  ends.push(end);
  return told;
}

/** Leaves the heartbeat of a page that stopped responding `seconds` ago. */
const leaveSilent = (seconds: number) =>
  localStorage.setItem('metier:open:1', JSON.stringify({ ...view, at: Date.now() - seconds * 1_000 }));

let ends: (() => void)[] = [];
beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  ends.forEach((end) => end());
  ends = [];
  localStorage.clear();
  jest.useRealTimers();
});

test('a page that stopped responding is reported once by the next one, with its release, path and ticket', () => {
  leaveSilent(20);
  const told = openPage();
  jest.advanceTimersByTime(10_000);
  expect(told).toEqual([expect.objectContaining(view)]);
});

test('a page that still writes its heartbeat is not reported', () => {
  openPage();
  const told = openPage();
  jest.advanceTimersByTime(60_000);
  expect(told).toEqual([]);
});

test('a page that is left, hidden or printed removes its heartbeat', () => {
  openPage();
  const countBeats = () => Object.keys(localStorage).length;
  expect(countBeats()).toBe(1);
  window.dispatchEvent(new Event('beforeprint'));
  expect(countBeats()).toBe(0);
  window.dispatchEvent(new Event('afterprint'));
  expect(countBeats()).toBe(1);
  window.dispatchEvent(new Event('pagehide'));
  jest.advanceTimersByTime(10_000);
  expect(countBeats()).toBe(0);
});

test('an expired heartbeat is removed without a report', () => {
  leaveSilent(3_600);
  const told = openPage();
  jest.advanceTimersByTime(10_000);
  expect(told).toEqual([]);
  expect(localStorage.getItem('metier:open:1')).toBeNull();
});

test('a page that writes again after a pause is not reported, because the computer was asleep', () => {
  leaveSilent(20);
  const told = openPage();
  leaveSilent(0);
  jest.advanceTimersByTime(8_000);
  expect(told).toEqual([]);
});
