import { translate } from '@metier/sdk/rules';
import type * as english from './templates.texts';

export const templatesTexts = translate<typeof english.templatesTexts>('server/templates/templates')({
  nameTaken: 'Sie haben bereits eine Vorlage mit diesem Namen.',
  oneClosing: 'Sie haben bereits eine Abschlussmitteilung: Ändern Sie diese.',
  tooMany: (most) => `Eine Firma hat höchstens ${most} Vorlagen. Löschen Sie zuerst eine.`,
});
