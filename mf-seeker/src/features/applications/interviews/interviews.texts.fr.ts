import { translate } from '@metier/sdk/rules';
import type * as english from './interviews.texts';

export const interviewsTexts = translate<typeof english.interviewsTexts>(
  'seeker/applications/interviews/interviews',
)({
  title: 'Entretien',
  booked: (moment) => `Entretien\u00a0: ${moment}`,
  choose: 'Choisissez un créneau pour votre entretien',
  proposed: 'Vous avez proposé des créneaux pour l’entretien',
});
