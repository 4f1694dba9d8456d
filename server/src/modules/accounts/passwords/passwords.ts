import { hash, verify } from '@node-rs/argon2';
import { createAdmissionQueue } from '../../../reads/admission-queue';
import { accountsTexts } from '../accounts.texts';
import { isCommonPassword } from './common-passwords';

/** The library exports it as a const enum, which modules compiled in isolation cannot read. */
const ARGON2ID = 2;

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane; about 25 ms. */
const COST = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Bounds concurrent hashes so that the thread pool keeps threads for files and DNS; a hash that would start
 * after the client's timeout is refused with 503. Known devices have a separate lane, which a flood cannot
 * fill.
 */
const lanes = {
  all: createAdmissionQueue({ concurrency: 2, maxQueued: 100, admittedWaitMs: 1_500, queueTimeoutMs: 2_000 }),
  known: createAdmissionQueue({
    concurrency: 1,
    maxQueued: 50,
    admittedWaitMs: 1_500,
    queueTimeoutMs: 2_000,
  }),
};
export type Lane = keyof typeof lanes;

/** Hashing is short: it is not cancelled when the client disconnects. */
const uninterrupted = () => new AbortController().signal;

export const hashPassword = (password: string, lane: Lane = 'all'): Promise<string> =>
  lanes[lane].run(uninterrupted(), () => hash(password.normalize('NFC'), COST));

/**
 * The forms in which a keyboard may have given the password when it was set: composed as hashed today, then as
 * typed and decomposed, for hashes of earlier versions. Without accents they are one.
 */
const listForms = (password: string) =>
  new Set([password.normalize('NFC'), password, password.normalize('NFD')]);

/** A hash that matches no password, so that an unknown user costs the same time as a wrong password. */
let unknownUserHash: Promise<string> | undefined;

/**
 * True when the password matches the hash; without a hash (no such user) it takes as long and returns false.
 */
export async function verifyPassword(
  passwordHash: string | undefined,
  password: string,
  lane: Lane = 'all',
): Promise<boolean> {
  // Awaited for known users too: the first unknown one would take twice as long.
  unknownUserHash ??= hash(crypto.randomUUID(), COST);
  const fallback = await unknownUserHash;
  for (const form of listForms(password)) {
    const isRight = await lanes[lane].run(uninterrupted(), () => verify(passwordHash ?? fallback, form));
    if (isRight) return passwordHash !== undefined;
  }
  return false;
}

const PRODUCT = 'metier';
/** Shorter words are too often contained by chance. */
const MIN_WORD = 3;

const lettersOf = (text: string) => text.replace(/[^\p{Letter}]/gu, '');

/** Whether the password is one of these words, alone or with digits and signs. */
function isWord(password: string, words: readonly string[]): boolean {
  const letters = lettersOf(password);
  return words
    .map((word) => word.normalize('NFC').toLowerCase())
    .some((word) => word === password || (letters.length >= MIN_WORD && letters === lettersOf(word)));
}

/**
 * Why a new password is refused; undefined if it is accepted. Checks the length, common passwords, and the name of
 * the product, `names` and the part of an address before its `@`. Any composition of characters is accepted.
 */
export function findPasswordFlaw(
  password: string,
  { minLength, names }: { readonly minLength: number; readonly names: readonly string[] },
): string | undefined {
  const composed = password.normalize('NFC');
  const folded = composed.toLowerCase();
  if ([...composed].length < minLength) return accountsTexts.passwordTooShort(minLength);
  if (isCommonPassword(folded)) return accountsTexts.passwordTooCommon;
  const words = names.flatMap((name) => [name, name.split('@')[0] ?? name]);
  if (isWord(folded, [PRODUCT, ...words])) return accountsTexts.passwordIsName;
  return undefined;
}
