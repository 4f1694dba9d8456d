import { translate } from '@metier/sdk/rules';
import type * as english from './drafts.texts';

export const draftsTexts = translate<typeof english.draftsTexts>('provider/jobs/drafts/drafts')({
  saved: (time) => `Entwurf um ${time}\u00a0Uhr gespeichert`,
  failed: 'Der Entwurf ist nicht gespeichert. Ein neuer Versuch läuft\u00a0…',
  refused: (detail) => `Der Entwurf ist nicht gespeichert. ${detail}`,
  kept: 'Als Entwurf gespeichert. Sie können in Ihrer Übersicht daran weiterarbeiten.',
  conflict: {
    text: 'Dieser Entwurf wurde in einem anderen Tab oder auf einem anderen Gerät geändert. Was Sie hier sehen, ist nicht gespeichert.',
    load: 'Andere Version laden',
    keep: 'Diese Version behalten',
    question: {
      text: 'Die andere Version laden? Was Sie hier seither eingegeben haben, geht verloren.',
      confirm: 'Laden',
      isDangerous: true,
    },
  },
  gone: {
    text: 'Dieser Entwurf wurde andernorts veröffentlicht oder verworfen. Was Sie hier sehen, ist nicht gespeichert.',
    keep: 'Als neuen Entwurf speichern',
  },
  missing: {
    title: 'Diesen Entwurf gibt es nicht',
    text: 'Er wurde vielleicht veröffentlicht oder verworfen. Entwürfe bleiben nach der letzten Änderung 90\u00a0Tage lang gespeichert.',
    action: 'Neue Stelle erfassen',
  },
  schedule: {
    open: 'Planen\u00a0…',
    change: 'Zeitpunkt ändern\u00a0…',
    title: 'Später veröffentlichen',
    lead: 'Bis dahin sehen nur Sie die Stelle. Sie können sie ändern oder die Planung aufheben.',
    field: 'Datum und Zeit',
    hint: 'Schweizer Zeit',
    submit: 'Planen',
    submitting: 'Wird geplant\u00a0…',
    cancel: 'Abbrechen',
    failed: 'Die Veröffentlichung konnte nicht geplant werden.',
    done: (moment) => `Geplant: ${moment}`,
    faults: { time: 'Geben Sie Datum und Zeit ein.', past: 'Wählen Sie einen Zeitpunkt in der Zukunft.' },
  },
  scheduled: {
    text: (moment) => `Geplant: ${moment}. Änderungen speichern Sie mit «Änderungen speichern».`,
    save: 'Änderungen speichern',
    saving: 'Ihre Änderungen werden gespeichert\u00a0…',
    saved: 'Geplante Stelle aktualisiert',
    unschedule: 'Planung aufheben',
    unscheduled: 'Die Planung wurde aufgehoben. Die Stelle ist jetzt ein Entwurf.',
    failed: 'Die Planung konnte nicht aufgehoben werden.',
    leave: {
      text: 'Ohne Speichern verlassen? Ihre Änderungen gehen verloren.',
      confirm: 'Seite verlassen',
      cancel: 'Bleiben',
      isDangerous: true,
    },
  },
});
