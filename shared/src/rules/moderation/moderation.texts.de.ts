import { translate } from '../languages/texts';
import type * as english from './moderation.texts';

type Target = 'job' | 'company' | 'message';
type Action = 'dismiss' | 'ask' | 'hide' | 'remove' | 'block' | 'restore' | 'uphold';

/** The subject of a decision in three cases. */
const SUBJECTS: Record<Target, { nominative: string; dative: string; genitive: string }> = {
  job: { nominative: 'Ihre Stelle', dative: 'Ihrer Stelle', genitive: 'Ihrer Stelle' },
  company: { nominative: 'Ihr Firmenprofil', dative: 'Ihrem Firmenprofil', genitive: 'Ihres Firmenprofils' },
  message: { nominative: 'Ihre Nachricht', dative: 'Ihrer Nachricht', genitive: 'Ihrer Nachricht' },
};

const DECISIONS: Record<Action, (target: Target, title: string) => string> = {
  dismiss: (target, title) => `${SUBJECTS[target].nominative} «${title}» bleibt unverändert.`,
  ask: (target, title) => `Wir haben eine Frage zu ${SUBJECTS[target].dative} «${title}».`,
  hide: (target, title) =>
    `${SUBJECTS[target].nominative} «${title}» ist ausgeblendet, während wir den Fall prüfen.`,
  remove: (target, title) => `${SUBJECTS[target].nominative} «${title}» wurde entfernt.`,
  block: (target, title) => `Ihr Konto ist wegen ${SUBJECTS[target].genitive} «${title}» gesperrt.`,
  restore: (target, title) => `${SUBJECTS[target].nominative} «${title}» ist wieder sichtbar.`,
  uphold: (target, title) => `Der Entscheid zu ${SUBJECTS[target].dative} «${title}» bleibt bestehen.`,
};

export const moderationTexts = translate<typeof english.moderationTexts>('rules/moderation')({
  targets: { job: 'Stelle', company: 'Firma', message: 'Nachricht' },
  reasons: {
    payment: 'Verlangt Geld oder sieht nach Betrug aus',
    discrimination: 'Diskriminiert Menschen',
    misleading: 'Ist falsch oder irreführend',
    'no-job': 'Ist Werbung, keine Stelle',
    offensive: 'Beleidigt oder droht',
    spam: 'Ist Spam',
    'private-data': 'Verlangt oder zeigt private Daten',
    other: 'Etwas anderes',
    rule: 'Regel ausgelöst',
    'first-job': 'Erste Stelle einer Firma',
  },
  actions: {
    dismiss: 'Nichts unternehmen',
    ask: 'Nachfragen',
    hide: 'Ausblenden',
    remove: 'Entfernen',
    block: 'Konto sperren',
    restore: 'Wiederherstellen',
    uphold: 'Entscheid bestätigen',
  },
  done: {
    dismiss: 'Nichts unternommen',
    ask: 'Nachgefragt',
    hide: 'Ausgeblendet',
    remove: 'Entfernt',
    block: 'Konto gesperrt',
    restore: 'Wiederhergestellt',
    uphold: 'Entscheid bestätigt',
  },
  holds: {
    waiting: 'Wird noch geprüft',
    hidden: 'Ausgeblendet',
    removed: 'Entfernt',
    company: 'Mit der Firma ausgeblendet',
  },
  holdSentences: {
    waiting: 'Wird noch geprüft: Wir lesen die erste Stelle einer neuen Firma, bevor andere sie sehen.',
    hidden: 'Diese Stelle ist ausgeblendet, während wir sie prüfen. Der Grund steht in Ihren Mitteilungen.',
    removed: 'Diese Stelle wurde entfernt. Der Grund steht in Ihren Mitteilungen.',
    company: 'Ihre Firma ist im Moment nicht sichtbar. Der Grund steht in Ihren Mitteilungen.',
  },
  decision: ({ action, target, title }) => DECISIONS[action](target, title),
});
