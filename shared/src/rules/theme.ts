/** What a person may choose instead of what their system says. */
export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The cookie in which the choice is kept: the server reads it, so that the first paint is right. */
export const THEME_COOKIE = 'theme';

/** The colour of the page's ground, for the browser's own bars; the kit's token `--paper`. */
export const THEME_COLORS: Readonly<Record<Theme, string>> = { light: '#faf9f6', dark: '#111315' };

/** A choice as it stands in the cookie; undefined for anything else, which means: as the system says. */
export const readTheme = (value: string | undefined): Theme | undefined =>
  THEMES.find((theme) => theme === value);
