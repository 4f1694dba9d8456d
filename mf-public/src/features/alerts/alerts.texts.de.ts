import { translate } from '@metier/sdk/rules';
import type * as english from './alerts.texts';

export const alertsTexts = translate<typeof english.alertsTexts>('public/alerts/alerts')({
  title: 'Suchabos',
  lead: 'Ihre gespeicherten Suchen und wann Sie die neuen Stellen dazu per E-Mail erhalten.',
  list: 'Ihre Suchabos',
  paused: 'Pausiert',
  pause: 'Pausieren',
  resume: 'Fortsetzen',
  edit: 'Bearbeiten',
  delete: 'Löschen',
  of: (name) => `: ${name}`,
  deleted: (name) => `«${name}» wurde gelöscht.`,
  undo: 'Rückgängig',
  add: 'Weitere Suche speichern',
  empty: {
    title: 'Noch keine Suchabos',
    text: 'Suchen Sie Stellen und wählen Sie dann über den Ergebnissen «Suche speichern».',
    action: 'Stellen suchen',
  },
  dialog: {
    title: 'Suchabo bearbeiten',
    name: 'Name',
    rhythm: 'Wann',
    save: 'Speichern',
    saving: 'Wird gespeichert\u00a0…',
    cancel: 'Abbrechen',
  },
  failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  failedLoad: {
    title: 'Ihre Suchabos konnten nicht geladen werden',
    text: 'Es ist nichts verloren. Bitte versuchen Sie es noch einmal.',
  },
  link: {
    title: 'Dieser Link ist nicht mehr gültig',
    text: 'Öffnen Sie ihn aus der neuesten E-Mail Ihrer Suchabos oder speichern Sie die Suche noch einmal.',
    action: 'Stellen suchen',
  },
});
