const [MIN_DIGITS, MAX_DIGITS] = [7, 15];

/** Whether a text can be called: 7 to 15 digits (E.164), with the usual separators and one leading plus sign. */
export function isPhoneNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return /^\+?[\d\s()./\u2013-]+$/.test(text.trim()) && digits >= MIN_DIGITS && digits <= MAX_DIGITS;
}
