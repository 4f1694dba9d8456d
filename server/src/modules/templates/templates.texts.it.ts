import { translate } from '@metier/sdk/rules';
import type * as english from './templates.texts';

export const templatesTexts = translate<typeof english.templatesTexts>('server/templates/templates')({
  nameTaken: 'Ha già un modello con questo nome.',
  oneClosing: 'Ha già un messaggio di chiusura: modifichi quello.',
  tooMany: (most) => `Un’azienda può avere al massimo ${most} modelli. Ne elimini prima uno.`,
});
