import { translate } from '@metier/sdk/rules';
import type * as english from './decision.texts';

export const decisionTexts = translate<typeof english.decisionTexts>('public/decision/decision')({
  title: 'Entscheid',
  reason: 'Begründung',
  write: 'Ihre Antwort',
  lead: 'Sie können einmal schreiben. Eine Person liest Ihre Antwort, und wir schreiben Ihnen per E-Mail zurück.',
  label: 'Was möchten Sie dazu sagen?',
  send: 'Antwort senden',
  sending: 'Wird gesendet\u00a0…',
  sent: 'Ihre Antwort wurde gesendet.',
  failed: 'Ihre Antwort konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
  waiting: 'Wir haben Ihre Antwort erhalten und melden uns bei Ihnen.',
  yours: 'Was Sie geschrieben haben',
  answer: 'Unsere Antwort',
  unknown: {
    title: 'Diesen Entscheid gibt es nicht',
    text: 'Öffnen Sie den Link der neuesten E-Mail oder melden Sie sich mit dem Konto an, an das sie gesendet wurde.',
    action: 'Anmelden',
  },
  failedLoad: {
    title: 'Der Entscheid konnte nicht geladen werden',
    text: 'Bitte versuchen Sie es noch einmal.',
  },
});
