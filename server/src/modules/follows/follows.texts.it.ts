import { translate } from '@metier/sdk/rules';
import type * as english from './follows.texts';

export const followsTexts = translate<typeof english.followsTexts>('server/follows/follows')({
  tooMany: (most) => `Segue ${most} aziende, il massimo per un account. Prima smetta di seguirne una.`,
});
