import { translate } from '@metier/sdk/rules';
import type * as english from './interviews.texts';

export const interviewsTexts = translate<typeof english.interviewsTexts>(
  'seeker/applications/interviews/interviews',
)({
  title: 'Gespräch',
  booked: (moment) => `Gespräch: ${moment}`,
  choose: 'Wählen Sie einen Termin für Ihr Gespräch',
  proposed: 'Sie haben Termine für das Gespräch vorgeschlagen',
});
