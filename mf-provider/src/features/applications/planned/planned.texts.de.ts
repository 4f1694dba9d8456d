import { german, translate } from '@metier/sdk/rules';
import type * as english from './planned.texts';

const nameAll = (count: number, name: string) =>
  german.plural(count, { one: name, other: `${count} Bewerbungen` });

const MOVES: Readonly<Record<string, string>> = {
  reviewed: 'Sichtung',
  shortlisted: 'Engere Auswahl',
  interview: 'Einladung',
  hired: 'Zusage',
  rejected: 'Absage',
};

const UNDONE: Readonly<Record<string, string>> = { hired: 'Zusage an', rejected: 'Absage an' };

/** Texts of moves that take effect in a minute. */
export const plannedTexts = translate<typeof english.plannedTexts>('provider/applications/planned/planned')({
  announced: (status, count, name) =>
    `${UNDONE[status] ?? 'Änderung bei'} ${german.plural(count, { one: name, other: `${count} Personen` })} in 60\u00a0Sekunden`,
  pending: (status) => `${MOVES[status] ?? 'Änderung'} läuft\u00a0…`,
  undo: 'Rückgängig',
  undoOf: (status, name) => `${UNDONE[status] ?? 'Änderung bei'} ${name} rückgängig machen`,
  undone: 'Rückgängig gemacht: Es wurde nichts gesendet',
  tooLate: 'Das lässt sich nicht mehr rückgängig machen.',
  undoFailed: 'Das konnte nicht rückgängig gemacht werden. Bitte versuchen Sie es noch einmal.',
  reject: {
    title: (count, name) => `Absage: ${nameAll(count, name)}`,
    reason: 'Grund',
    reasonHint: 'Nur Ihre Firma sieht, welchen Grund Sie gewählt haben.',
    reasonTold: 'Der Grund steht unten in der Nachricht.',
    reasonTellable: 'Freiwillig. Wenn Sie einen Grund wählen, steht er unten in der Nachricht.',
    reasonNeeded: 'Wählen Sie einen Grund, oder nehmen Sie {reason} aus der Nachricht.',
    noReason: 'Kein Grund',
    languageHint: 'Vorgeschlagen wird die Sprache des Inserats.',
    eachLanguage: 'Sprache des jeweiligen Inserats',
    letterFor: (language, count, name) => `${language} · ${nameAll(count, name)}`,
    template: 'Vorlage',
    builtIn: 'Standardtext',
    withMessage: 'Mit der Absage eine Nachricht senden',
    message: 'Nachricht',
    filledHint: 'Sie können den Text ändern, bevor er gesendet wird.',
    placeholdersHint: (names) => `${names} werden für jede Person ausgefüllt.`,
    preview: (name) => `Was ${name} liest`,
    hint: 'Die Absage wird in 60\u00a0Sekunden wirksam. Bis dahin können Sie sie rückgängig machen.',
    confirm: 'Absagen',
    confirming: 'Wird abgesagt\u00a0…',
    cancel: 'Abbrechen',
    required: 'Bitte füllen Sie dieses Feld aus.',
  },
});
