import { italian, translate } from '@metier/sdk/rules';
import type * as english from './guard.texts';

export const guardTexts = translate<typeof english.guardTexts>('shell/guard/guard')({
  locked: (deletionAt) =>
    `Questo account è bloccato e sarà eliminato il ${italian.date(deletionAt) ?? deletionAt}. Qui può conservarlo.`,
});
