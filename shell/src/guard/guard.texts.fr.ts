import { french, translate } from '@metier/sdk/rules';
import type * as english from './guard.texts';

export const guardTexts = translate<typeof english.guardTexts>('shell/guard/guard')({
  locked: (deletionAt) =>
    `Ce compte est verrouillé et sera supprimé le ${french.date(deletionAt) ?? deletionAt}. Vous pouvez le conserver ici.`,
});
