import { translate } from '@metier/sdk/rules';
import type * as english from './follows.texts';

export const followsTexts = translate<typeof english.followsTexts>('server/follows/follows')({
  tooMany: (most) =>
    `Sie folgen ${most} Firmen; mehr sind mit einem Konto nicht möglich. Wählen Sie zuerst bei einer davon «Nicht mehr folgen».`,
});
