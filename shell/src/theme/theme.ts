import { readTheme, THEME_COLORS, THEME_COOKIE, type Theme } from '@metier/shared/rules';

const YEAR = 365 * 24 * 60 * 60;

/** The user's choice, read from the document's root; undefined for the system's theme. */
export const getTheme = (): Theme | undefined => readTheme(document.documentElement.dataset.theme);

const listeners = new Set<() => void>();

/** Calls the listener on every choice; returns a function that unsubscribes it. */
export function watchTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Applies the theme, and stores it in a cookie from which the server renders the next page. */
export function setTheme(theme: Theme | undefined): void {
  const place = `Path=/; SameSite=Lax${window.location.protocol === 'https:' ? '; Secure' : ''}`;
  document.cookie = `${THEME_COOKIE}=${theme ?? ''}; Max-Age=${theme ? YEAR : 0}; ${place}`;
  const { dataset } = document.documentElement;
  if (theme) dataset.theme = theme;
  else delete dataset.theme;
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    bar.content = THEME_COLORS[theme ?? (bar.getAttribute('media')?.includes('dark') ? 'dark' : 'light')];
  }
  for (const listener of listeners) listener();
}
