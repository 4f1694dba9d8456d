import { translate } from '@metier/sdk/rules';
import type * as english from './interviews.texts';

export const interviewsTexts = translate<typeof english.interviewsTexts>(
  'seeker/applications/interviews/interviews',
)({
  title: 'Colloquio',
  booked: (moment) => `Colloquio: ${moment}`,
  choose: 'Scelga un orario per il Suo colloquio',
  proposed: 'Ha proposto degli orari per il colloquio',
});
