const KEY = 'metier-email-reminder';

/** The address whose reminder was dismissed in this tab; null without storage. */
export function readDismissed(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function storeDismissed(email: string): void {
  try {
    sessionStorage.setItem(KEY, email);
  } catch {
    // Storage is full or forbidden: the next page reminds again.
  }
}
