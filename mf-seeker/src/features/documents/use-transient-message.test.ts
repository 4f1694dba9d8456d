import { act, renderHook } from '@testing-library/react';
import { UPLOAD_SUCCESS_MS } from '@metier/sdk/rules';
import { useTransientMessage } from './use-transient-message';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a success message is shown for three seconds, and the next one for its own three', () => {
  const { result } = renderHook(() => useTransientMessage(UPLOAD_SUCCESS_MS));
  const read = () => result.current[0];
  act(() => result.current[1]('First.'));
  act(() => jest.advanceTimersByTime(2000));
  act(() => result.current[1]('Second.'));
  act(() => jest.advanceTimersByTime(2900));
  expect(read()).toBe('Second.');
  act(() => jest.advanceTimersByTime(200));
  expect(read()).toBeUndefined();
});
