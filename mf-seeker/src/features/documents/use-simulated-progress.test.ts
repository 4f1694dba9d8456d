import { act, renderHook } from '@testing-library/react';
import { useSimulatedProgress } from './use-simulated-progress';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the progress grows, never says more than 90 percent before the end, and 100 then', () => {
  const { result, rerender } = renderHook(({ isDone }) => useSimulatedProgress(isDone), {
    initialProps: { isDone: false },
  });
  expect(result.current).toBe(0);
  act(() => jest.advanceTimersByTime(1000));
  expect(result.current).toBeGreaterThan(20);
  act(() => jest.advanceTimersByTime(120_000));
  expect(result.current).toBe(90);
  rerender({ isDone: true });
  expect(result.current).toBe(100);
});
