import {
  byNetwork,
  resetAttempts,
  revertAttempts,
  readAttempts,
  throttle,
  type Attempt,
  type Throttle,
} from '../../http/throttle/throttle';
import type { Dependencies } from '../../dependencies';

const QUARTER_HOUR_MS = 15 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** Wrong passwords per network, over all accounts. */
const byCaller: Throttle = { name: 'login-network', limit: 60, windowMs: QUARTER_HOUR_MS };
/** Wrong passwords for one account: per network in 15 minutes, and per customer or /24 in a day. */
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
/** Wrong passwords for one account from all networks, known devices excluded. */
const byAccount: Throttle = { name: 'login-account', limit: 10_000, windowMs: DAY_MS };
/** Wrong passwords for one account on one of its known devices. */
const byDevice: Throttle = { name: 'login-device', limit: 10, windowMs: QUARTER_HOUR_MS };
const byDeviceAndDay: Throttle = { name: 'login-device-day', limit: 60, windowMs: DAY_MS };

/** Daily limit per network, lower the more wrong passwords the account has received today. */
const STEPS = [
  { from: 1_000, perSite: 1 },
  { from: 100, perSite: 3 },
  { from: 0, perSite: 60 },
];

export interface PasswordAttempt {
  /** The same for every spelling of one username. */
  readonly account: string;
  readonly address: string;
  /** The device id, if the account was logged in from this browser before. */
  readonly device: string | undefined;
}

/**
 * True when the password is right; refuses with 429 beyond the limits. A known device has separate limits
 * only, so that attempts from elsewhere cannot exhaust them. See docs/decisions/0032.
 */
export async function checkPasswordAttempt(
  dependencies: Dependencies,
  guess: PasswordAttempt,
  check: () => Promise<boolean>,
): Promise<boolean> {
  const { shared, own } = await listLimits(dependencies, guess);
  const all = [...own, ...shared];
  await throttle(dependencies, all);
  const isRight = await check().catch(async (error: unknown) => {
    await revertAttempts(dependencies, all);
    throw error;
  });
  if (!isRight) return false;
  // Decremented instead of cleared, so that an attacker's guesses stay counted when others log in.
  await revertAttempts(dependencies, shared);
  await resetAttempts(dependencies, own);
  return true;
}

/** `own` limits are reset by a right password; `shared` limits also count attempts by others. */
async function listLimits(
  dependencies: Dependencies,
  { account, address, device }: PasswordAttempt,
): Promise<{ readonly own: Attempt[]; readonly shared: Attempt[] }> {
  if (device !== undefined) {
    const subject = `${account} ${device}`;
    return { own: [byDevice, byDeviceAndDay].map((rule) => ({ rule, subject })), shared: [] };
  }
  const everywhere = { rule: byAccount, subject: account };
  const today = await readAttempts(dependencies, everywhere);
  const perSite = STEPS.find(({ from }) => today >= from)?.perSite ?? 0;
  const own = [
    ...byNetwork(byAccountAndCaller, address, [1, 2, 4]),
    // Not by the narrowest network: a client with one address easily has its neighbours.
    ...byNetwork(byAccountAndSite(perSite), address, [1, 1, 10]).slice(1),
  ].map(({ rule, subject }) => ({ rule, subject: `${account} ${subject}` }));
  return { own, shared: [...byNetwork(byCaller, address), everywhere] };
}
