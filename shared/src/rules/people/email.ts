/** Whether a text looks like an e-mail address: one @, and a dot in what follows it. */
export const isEmailAddress = (text: string): boolean => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text);
