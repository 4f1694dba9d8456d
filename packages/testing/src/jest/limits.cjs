/** The loop below takes this long on a fast machine of 2026. */
const FAST_MS = 26;

function measureSlowness() {
  const began = performance.now();
  let sum = 0;
  for (let at = 0; at < 2e7; at += 1) sum += at % 7;
  // The sum is compared so that the compiler cannot remove the loop.
  const elapsed = sum > 0 ? performance.now() - began : 0;
  return Math.max(1, elapsed / FAST_MS);
}

// Measured once, before the tests load the machine: workers inherit the environment. In quarters, so that limits
// in milliseconds remain whole numbers.
process.env.METIER_SLOWNESS ??= String(Math.ceil(measureSlowness() * 4) / 4);

/** How many times slower than a fast machine this one is; at least 1. */
const SLOWNESS = Number(process.env.METIER_SLOWNESS);

/** Whether the run is the laboratory's, where a test may need minutes. */
const IS_LAB = process.env.METIER_LAB === '1';

/** Limit of one test in milliseconds: it ends what hangs, and decides nothing else. */
const TEST_TIMEOUT_MS = SLOWNESS * 120_000 * (IS_LAB ? 5 : 1);

module.exports = { IS_LAB, SLOWNESS, TEST_TIMEOUT_MS };
