import { readTheme, THEME_COLORS, THEME_COOKIE, type Theme } from '@metier/sdk/rules';
import { createStore } from 'zustand/vanilla';
import { storeChoice } from '../base/cookies';

/** The user's choice; undefined for the system's theme, and until `restoreTheme`. */
export const themeStore = createStore<Theme | undefined>(() => undefined);

/** Reads the choice from the document, where the server has rendered it. */
export const restoreTheme = (): void =>
  themeStore.setState(readTheme(document.documentElement.dataset.theme), true);

/** Applies the theme, and stores it in a cookie. */
export function setTheme(theme: Theme | undefined): void {
  storeChoice(THEME_COOKIE, theme);
  const { dataset } = document.documentElement;
  if (theme) dataset.theme = theme;
  else delete dataset.theme;
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    bar.content = THEME_COLORS[theme ?? (bar.getAttribute('media')?.includes('dark') ? 'dark' : 'light')];
  }
  themeStore.setState(theme, true);
}
