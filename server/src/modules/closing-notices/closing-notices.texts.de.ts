import { translate } from '@metier/sdk/rules';
import type * as english from './closing-notices.texts';

export const closingTexts = translate<typeof english.closingTexts>('server/closing-notices/closing-notices')({
  subject: (job) => `Ihre Bewerbung auf die Stelle «${job}»`.slice(0, 200),
  templateName: 'Abschlussmitteilung',
});
