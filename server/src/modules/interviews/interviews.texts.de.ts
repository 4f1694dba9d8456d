import { translate } from '@metier/sdk/rules';
import type * as english from './interviews.texts';

/** Reasons of refusals. */
export const interviewsTexts = translate<typeof english.interviewsTexts>('server/interviews/interviews')({
  taken: 'Dieser Termin wurde soeben vergeben.',
  busyCandidate: 'Sie haben zu dieser Zeit ein anderes Gespräch.',
  busyInterviewer: 'Eine der Personen, die das Gespräch führen, hat zu dieser Zeit ein anderes Gespräch.',
  busyApplicant: 'Die eingeladene Person hat zu dieser Zeit ein anderes Gespräch.',
  notInvited: 'Nehmen Sie diese Bewerbung zuerst in die engere Auswahl.',
  ended: 'Diese Bewerbung ist abgeschlossen.',
  alreadyOpen: 'Zu dieser Bewerbung gibt es bereits ein offenes Gespräch. Ändern Sie stattdessen dieses.',
  closed: 'Dieses Gespräch ist nicht mehr offen.',
  over: 'Dieses Gespräch hat bereits stattgefunden.',
  past: 'Dieser Termin liegt in der Vergangenheit.',
  tooFar: 'Wählen Sie einen Termin innerhalb des nächsten Jahres.',
  invalidTime: 'Diesen Termin gibt es nicht.',
  ownSlot: 'Die andere Seite muss einen dieser Termine wählen.',
  unknownLink:
    'Dieser Link ist unvollständig oder wurde verändert. Bitte öffnen Sie ihn noch einmal aus der E-Mail.',
  endedLink: 'Dieser Link ist abgelaufen, weil das Gespräch nicht mehr offen ist.',
});
