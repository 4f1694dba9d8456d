import {
  byNetwork,
  clearThrottle,
  forgive,
  readAttempts,
  throttle,
  type Attempt,
  type Throttle,
} from '../../http/throttle';
import type { Parts } from '../../parts';

const QUARTER_HOUR_MS = 15 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** Wrong passwords of a network, for whichever accounts. */
const byCaller: Throttle = { name: 'login-network', limit: 60, windowMs: QUARTER_HOUR_MS };
/** Wrong passwords for one account, by network and for a day by customer or /24. */
const byAccountAndCaller: Throttle = {
  name: 'login-account-network',
  limit: 10,
  windowMs: QUARTER_HOUR_MS,
};
const byAccountAndSite = (limit: number): Throttle => ({
  name: 'login-account-site',
  limit,
  windowMs: DAY_MS,
});
/** Wrong passwords for one account from everywhere but its known devices. */
const byAccount: Throttle = { name: 'login-account', limit: 10_000, windowMs: DAY_MS };
/** Wrong passwords for one account in a browser that it was opened in before. */
const byDevice: Throttle = { name: 'login-device', limit: 10, windowMs: QUARTER_HOUR_MS };
const byDeviceAndDay: Throttle = { name: 'login-device-day', limit: 60, windowMs: DAY_MS };

/** The more wrong passwords an account has seen today, the fewer each network has left for it. */
const STEPS = [
  { from: 1_000, perSite: 1 },
  { from: 100, perSite: 3 },
  { from: 0, perSite: 60 },
];

/** Whose password is guessed, and where from. */
export interface Guess {
  /** The same for every spelling of one username. */
  readonly account: string;
  readonly address: string;
  /** The browser, if the account was opened in it before. */
  readonly device: string | undefined;
}

/**
 * Says whether a password is right, within the limits of guessing: refuses with 429 beyond them. A known device has
 * limits of its own and no others, so that nobody elsewhere can use them up. See docs/decisions/0032.
 */
export async function checkGuess(
  parts: Parts,
  guess: Guess,
  check: () => Promise<boolean>,
): Promise<boolean> {
  const { shared, own } = await listLimits(parts, guess);
  const all = [...own, ...shared];
  await throttle(parts, all);
  const isRight = await check().catch(async (error: unknown) => {
    await forgive(parts, all);
    throw error;
  });
  if (!isRight) return false;
  // Taken back and not cleared: an attacker's guesses must outlast the logins of others.
  await forgive(parts, shared);
  await clearThrottle(parts, own);
  return true;
}

/** `own` start anew after a right password; `shared` count what others do, too. */
async function listLimits(
  parts: Parts,
  { account, address, device }: Guess,
): Promise<{ readonly own: Attempt[]; readonly shared: Attempt[] }> {
  if (device !== undefined) {
    const subject = `${account} ${device}`;
    return { own: [byDevice, byDeviceAndDay].map((rule) => ({ rule, subject })), shared: [] };
  }
  const everywhere = { rule: byAccount, subject: account };
  const today = await readAttempts(parts, everywhere);
  const perSite = STEPS.find(({ from }) => today >= from)?.perSite ?? 0;
  const own = [
    ...byNetwork(byAccountAndCaller, address, [1, 2, 4]),
    // Not by the narrowest: who has one address easily has its neighbours.
    ...byNetwork(byAccountAndSite(perSite), address, [1, 1, 10]).slice(1),
  ].map(({ rule, subject }) => ({ rule, subject: `${account} ${subject}` }));
  return { own, shared: [...byNetwork(byCaller, address), everywhere] };
}
