import { german, translate } from '@metier/sdk/rules';
import type * as english from './guard.texts';

export const guardTexts = translate<typeof english.guardTexts>('shell/guard/guard')({
  locked: (deletionAt) =>
    `Dieses Konto ist gesperrt und wird am ${german.date(deletionAt) ?? deletionAt} gelöscht. Hier können Sie es behalten.`,
});
