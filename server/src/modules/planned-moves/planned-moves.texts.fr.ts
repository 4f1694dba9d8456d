import { translate } from '@metier/sdk/rules';
import type * as english from './planned-moves.texts';

export const plannedMovesTexts = translate<typeof english.plannedMovesTexts>(
  'server/planned-moves/planned-moves',
)({
  planned: 'Le statut de cette candidature est déjà en cours de modification.',
  notRejected: 'Seul un refus a un motif.',
  subject: (job) => `Votre candidature\u00a0: ${job}`.slice(0, 200),
});
