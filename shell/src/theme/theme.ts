import { readTheme, THEME_COLORS, THEME_COOKIE, type Theme } from '@metier/shared/rules';

const YEAR = 365 * 24 * 60 * 60;

/** What the person has chosen; undefined for what their system says. The document's root holds it. */
export const getTheme = (): Theme | undefined => readTheme(document.documentElement.dataset.theme);

const listeners = new Set<() => void>();

/** Calls the listener whenever the person chooses; gives back what ends the subscription. */
export function watchTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Paints the page, and leaves a cookie by which the server paints the next one. */
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
