/** Consecutive failures after which the circuit opens. */
const MAX_FAILURES = 3;
const PAUSE_MS = 30_000;

interface CircuitBreaker {
  /** For one who waits longer it stays closed while the build is late and does not fail. */
  isOpen(isPatient: boolean): boolean;
  recordSuccess(): void;
  /** True when this failure opens the circuit; the count then starts again. */
  recordFailure(isLate: boolean): boolean;
}

export function createCircuitBreaker(): CircuitBreaker {
  let failures: boolean[] = [];
  let pausedUntil = 0;
  let isSlowAlone = false;
  return {
    isOpen: (isPatient) => pausedUntil > performance.now() && !(isPatient && isSlowAlone),
    recordSuccess() {
      failures = [];
    },
    recordFailure(isLate) {
      failures.push(isLate);
      if (failures.length < MAX_FAILURES) return false;
      isSlowAlone = failures.every(Boolean);
      failures = [];
      pausedUntil = performance.now() + PAUSE_MS;
      return true;
    },
  };
}
