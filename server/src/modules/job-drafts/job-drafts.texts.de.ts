import { translate } from '@metier/sdk/rules';
import type * as english from './job-drafts.texts';

export const jobDraftsTexts = translate<typeof english.jobDraftsTexts>('server/job-drafts/job-drafts')({
  tooMany: (most) =>
    `Sie haben bereits ${most} Entwürfe und geplante Stellen. Verwerfen Sie zuerst etwas davon.`,
  changed: 'Dieser Entwurf wurde in einem anderen Tab oder auf einem anderen Gerät geändert.',
  scheduled:
    'Diese Stelle ist geplant. Speichern Sie sie mit ihrem Datum oder heben Sie zuerst die Planung auf.',
  notScheduled: 'Diese Stelle ist nicht geplant.',
  gone: 'Dieser Entwurf wurde bereits veröffentlicht oder verworfen.',
  past: 'Wählen Sie einen Zeitpunkt in der Zukunft.',
  far: 'Wählen Sie einen Zeitpunkt innerhalb eines Jahres.',
  beforePublication: 'Dieser Tag liegt vor der Veröffentlichung.',
});
