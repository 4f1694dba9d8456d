/** The user's explicit choice, which overrides the system setting. */
export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Cookie of the choice, so that the server renders the first paint in the right theme. */
export const THEME_COOKIE = 'theme';

/** Page background for the browser's own bars; the token `--paper` of the UI kit. */
export const THEME_COLORS: Readonly<Record<Theme, string>> = { light: '#faf9f6', dark: '#111315' };

/** The theme stored in the cookie; undefined for anything else, which means the system setting. */
export const readTheme = (value: string | undefined): Theme | undefined =>
  THEMES.find((theme) => theme === value);
