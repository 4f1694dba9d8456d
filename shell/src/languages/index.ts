import type { LanguageTable } from '@metier/sdk/remote';

/** The files of the shell’s translations. */
export const languages: LanguageTable = {
  de: () => import('./de'),
  fr: () => import('./fr'),
  it: () => import('./it'),
};
