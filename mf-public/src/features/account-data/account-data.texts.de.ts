import { german, translate } from '@metier/sdk/rules';
import type * as english from './account-data.texts';

export const accountDataTexts = translate<typeof english.accountDataTexts>(
  'public/account-data/account-data',
)({
  title: 'Ihre Daten',
  lead: 'Nehmen Sie alles mit, was wir über Sie speichern, oder verlassen Sie Metier.',
  failedLoad: {
    title: 'Ihre Daten können nicht angezeigt werden',
    text: 'Bitte versuchen Sie es gleich noch einmal.',
  },
  export: {
    title: 'Export',
    lead: (days) =>
      `Ein Archiv (ZIP) mit allem, was wir über Sie speichern: Seiten zum Lesen, JSON für Programme und Ihre Dateien. Sobald es bereit ist, erhalten Sie eine E-Mail; Sie können es ${german.plural(days, { one: 'einen Tag', other: `${days} Tage` })} lang herunterladen.`,
    request: 'Meine Daten zusammenstellen',
    requesting: 'Wird angefordert\u00a0…',
    requested: 'Wir stellen Ihre Daten zusammen. Sobald sie bereit sind, erhalten Sie eine E-Mail.',
    running:
      'Ihre Daten werden zusammengestellt. Sie können diese Seite verlassen: Sobald die Daten bereit sind, erhalten Sie eine E-Mail.',
    update: 'Nochmals prüfen',
    list: 'Ihre Exporte',
    requestedAt: (day) => `Angefordert am ${day}`,
    states: {
      running: 'Wird zusammengestellt',
      ready: 'Bereit',
      expired: 'Gelöscht',
      failed: 'Fehlgeschlagen',
    },
    readyUntil: (day, size) => `${size}, bis ${day}`,
    failedHint: 'Das hat nicht geklappt. Bitte fordern Sie Ihre Daten noch einmal an.',
    download: 'Herunterladen',
    failed: 'Ihre Daten konnten nicht zusammengestellt werden. Bitte versuchen Sie es noch einmal.',
  },
  deletion: {
    title: 'Konto löschen',
    lead: (days) =>
      days === 0
        ? 'Das Konto wird sofort gelöscht. Das lässt sich nicht rückgängig machen.'
        : `Das Konto wird sofort gesperrt und nach ${german.plural(days, { one: 'einem Tag', other: `${days} Tagen` })} gelöscht. Bis dahin können Sie sich anmelden und es behalten.`,
    consequences: {
      job_seeker: [
        'Vereinbarte Gespräche werden sofort abgesagt.',
        'Profil, Dokumente, Nachrichten, Suchabos und Bewertungen werden gelöscht.',
        'Bei den Firmen bleibt nur vermerkt, dass es eine Bewerbung gab, ohne Angaben zu Ihnen.',
      ],
      job_provider: [
        'Ihre Stellen werden sofort geschlossen, und wer sich beworben hat, wird informiert.',
        'Firmenprofil, Stellen, Notizen, Nachrichten und Vorlagen werden gelöscht.',
        'Die Bewerbungen, die Sie erhalten haben, werden samt ihren Dokumenten gelöscht.',
      ],
    },
    open: 'Mein Konto löschen',
    dialog: 'Ihr Konto löschen?',
    password: 'Ihr Passwort',
    cancel: 'Abbrechen',
    confirm: 'Mein Konto löschen',
    confirming: 'Wird gelöscht\u00a0…',
    missing: 'Geben Sie Ihr Passwort ein.',
    failed: 'Das Konto konnte nicht gelöscht werden. Bitte versuchen Sie es noch einmal.',
  },
  pending: {
    title: 'Dieses Konto wird gelöscht',
    text: (day) =>
      `Es ist gesperrt und wird am ${day} mit allen Daten gelöscht. Bis dahin können Sie es sich anders überlegen.`,
    keep: 'Mein Konto behalten',
    keeping: 'Löschung wird aufgehoben\u00a0…',
    kept: 'Ihr Konto bleibt bestehen.',
    failed: 'Die Löschung konnte nicht aufgehoben werden. Bitte versuchen Sie es noch einmal.',
  },
});
