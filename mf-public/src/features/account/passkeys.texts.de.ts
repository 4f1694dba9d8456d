import { translate } from '@metier/sdk/rules';
import type * as english from './passkeys.texts';

export const passkeysTexts = translate<typeof english.passkeysTexts>('public/account/passkeys')({
  title: 'Passkeys',
  hint: 'Melden Sie sich mit Finger, Gesicht oder PIN statt mit dem Passwort an. Sie brauchen dann keinen Code.',
  list: 'Ihre Passkeys',
  failed: 'Ihre Passkeys konnten nicht geladen werden',
  unsupported: 'Passkeys funktionieren in diesem Browser oder unter dieser Adresse nicht.',
  added: (day) => `Hinzugefügt am ${day}`,
  used: (day) => `, zuletzt verwendet am ${day}`,
  add: 'Passkey hinzufügen',
  rename: 'Umbenennen',
  remove: 'Entfernen',
  of: (name) => `: ${name}`,
  isAdded: 'Ihr Passkey wurde hinzugefügt.',
  isRemoved: 'Ihr Passkey wurde entfernt.',
  name: 'Name',
  nameHint: 'Damit Sie das Gerät erkennen, zum Beispiel «Smartphone».',
  nameMissing: 'Geben Sie dem Passkey einen Namen.',
  cancelled: 'Es wurde kein Passkey erstellt. Bitte versuchen Sie es noch einmal.',
  known: 'Dieses Gerät hat bereits einen Passkey Ihres Kontos.',
  addDialog: {
    title: 'Passkey hinzufügen',
    submit: 'Weiter',
    submitting: 'Warten auf Ihr Gerät\u00a0…',
  },
  renameDialog: {
    title: 'Passkey umbenennen',
    submit: 'Speichern',
    submitting: 'Wird gespeichert\u00a0…',
    cancel: 'Abbrechen',
  },
  removeDialog: {
    title: 'Diesen Passkey entfernen?',
    lead: 'Sie können sich dann nicht mehr damit anmelden. Entfernen Sie ihn auch auf dem Gerät.',
    submit: 'Entfernen',
    submitting: 'Wird entfernt\u00a0…',
  },
});
