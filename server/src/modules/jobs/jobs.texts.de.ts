import { translate } from '@metier/sdk/rules';
import type * as english from './jobs.texts';

export const jobsTexts = translate<typeof english.jobsTexts>('server/jobs/jobs')({
  radius: 'Geben Sie einen Ort ein, um den gesucht wird.',
  active: 'Diese Stelle ist bereits aktiv.',
  endBeforeStart: 'Das Enddatum darf nicht vor dem Startdatum liegen.',
  deadlinePassed: 'Die Bewerbungsfrist ist abgelaufen. Wählen Sie eine neue.',
  closed: 'Für diese Stelle werden keine Bewerbungen mehr angenommen.',
  range: 'Der obere Wert darf nicht unter dem unteren liegen.',
});
