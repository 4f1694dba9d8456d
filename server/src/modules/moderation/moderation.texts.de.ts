import { translate } from '@metier/sdk/rules';
import type * as english from './moderation.texts';

/** Texts of reports, cases and decisions. */
export const moderationTexts = translate<typeof english.moderationTexts>('server/moderation/moderation')({
  thanks: 'Vielen Dank. Wir prüfen jede Meldung.',
  reportedBefore: 'Vielen Dank. Wir haben Ihre Meldung bereits erhalten und prüfen sie.',
  ownContent: 'Ihre eigenen Inhalte können Sie nicht melden.',
  otherReason: 'Dieser Grund passt hier nicht.',
  unknownPosition: 'Diese Position ist unbekannt.',
  notPossible: 'Das ist beim jetzigen Stand des Falls nicht möglich.',
  appealed: 'Sie haben auf diesen Entscheid bereits geantwortet.',
  notAppealable: 'Auf diesen Entscheid können Sie nicht antworten.',
});
