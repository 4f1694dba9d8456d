import { translate } from '@metier/sdk/rules';
import type * as english from './follows.texts';

export const followsTexts = translate<typeof english.followsTexts>('server/follows/follows')({
  tooMany: (most) =>
    `Vous suivez ${most} entreprises, c’est le maximum pour un compte. Cessez d’abord d’en suivre une.`,
});
