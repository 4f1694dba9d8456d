import { translate } from '@metier/sdk/rules';
import type * as english from './planned-moves.texts';

export const plannedMovesTexts = translate<typeof english.plannedMovesTexts>(
  'server/planned-moves/planned-moves',
)({
  planned: 'Lo spostamento di questa candidatura è già in corso.',
  notRejected: 'Solo un rifiuto ha un motivo.',
  subject: (job) => `La Sua candidatura per ${job}`.slice(0, 200),
});
