export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

/** Labels of the four-bar meter; an empty password has none. */
export const STRENGTH_LABELS = ['', 'Weak', 'Fair', 'Good', 'Strong'] as const;

const SHORT = 6;

/**
 * Strength from 0 to 4: one point for any password, plus one each for a capital, a digit and a symbol if it
 * is not short.
 */
export function passwordStrength(password: string): PasswordStrength {
  if (password === '') return 0;
  if (password.length < SHORT) return 1;
  const signs = [/\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{M}\p{N}]/u];
  return (1 + signs.filter((sign) => sign.test(password)).length) as PasswordStrength;
}
