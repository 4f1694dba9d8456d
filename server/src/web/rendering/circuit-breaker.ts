/** Consecutive failures after which the circuit opens. */
const MAX_FAILURES = 3;
const PAUSE_MS = 30_000;

interface CircuitBreaker {
  isOpen(): boolean;
  recordSuccess(): void;
  /** True when this failure opens the circuit; the count then starts again. */
  recordFailure(): boolean;
}

export function createCircuitBreaker(): CircuitBreaker {
  let failures = 0;
  let pausedUntil = 0;
  return {
    isOpen: () => pausedUntil > performance.now(),
    recordSuccess() {
      failures = 0;
    },
    recordFailure() {
      failures += 1;
      if (failures < MAX_FAILURES) return false;
      failures = 0;
      pausedUntil = performance.now() + PAUSE_MS;
      return true;
    },
  };
}
