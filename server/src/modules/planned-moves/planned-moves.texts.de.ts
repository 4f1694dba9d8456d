import { translate } from '@metier/sdk/rules';
import type * as english from './planned-moves.texts';

export const plannedMovesTexts = translate<typeof english.plannedMovesTexts>(
  'server/planned-moves/planned-moves',
)({
  planned: 'Der Status dieser Bewerbung wird bereits geändert.',
  notRejected: 'Nur eine Absage hat einen Grund.',
  subject: (job) => `Ihre Bewerbung auf die Stelle «${job}»`.slice(0, 200),
});
