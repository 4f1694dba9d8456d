import { translate } from '@metier/sdk/rules';
import type { english } from './account-mail.texts.en';

const NOT_YOU = 'Wenn Sie es nicht waren, wählen Sie jetzt ein neues Passwort:';
const SIGNED_OUT = `${NOT_YOU} Damit werden alle Geräte abgemeldet.`;
const WRITE_TO_US =
  'Wenn Sie es nicht waren, schreiben Sie uns sofort: Unsere Adresse steht auf der Hilfeseite.';

export const german = translate<typeof english>('server/mail/templates/account-mail')({
  confirm: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    lines: ({ isNew }) => [
      isNew
        ? 'Sie möchten diese Adresse für Ihr Konto bei Metier verwenden. Die Änderung gilt, sobald Sie die Adresse bestätigt haben.'
        : 'Mit dieser Adresse wurde ein Konto bei Metier eröffnet. Bitte bestätigen Sie, dass sie Ihnen gehört; bis dahin senden wir keine Mitteilungen hierher.',
      `Der Link gilt ${isNew ? '24 Stunden' : 'sieben Tage'} und nur einmal.`,
    ],
    action: 'Adresse bestätigen',
    footnote:
      'Wenn Sie es nicht waren, ignorieren Sie diese E-Mail: Ohne Ihre Bestätigung ändert sich nichts.',
  },
  taken: {
    subject: 'Ihre E-Mail-Adresse für ein anderes Konto?',
    lines: [
      'Jemand hat diese Adresse für ein anderes Konto eingegeben. Sie gehört zu Ihrem, deshalb hat sich nichts geändert.',
      'Wenn Sie es waren: Melden Sie sich bei dem Konto an, das diese Adresse hat. Haben Sie sein Passwort vergessen, können Sie ein neues wählen.',
    ],
    action: 'Zur Anmeldung',
    footnote: 'Wenn Sie es nicht waren, müssen Sie nichts tun.',
  },
  device: (browser, system) => `Browser: ${browser} auf ${system}.`,
  changes: {
    'email-requested': {
      subject: 'Ihre E-Mail-Adresse soll sich ändern',
      lines: [
        'Eine Person, die Ihr Passwort kennt, möchte die E-Mail-Adresse Ihres Kontos ändern. Die Änderung gilt, sobald die neue Adresse bestätigt ist.',
        `${NOT_YOU} Diese Adresse bleibt dann bestehen, und alle Geräte werden abgemeldet.`,
      ],
    },
    email: {
      subject: 'Ihre E-Mail-Adresse hat sich geändert',
      lines: [
        'Ihr Konto hat eine neue, bestätigte E-Mail-Adresse. An diese hier senden wir keine E-Mails Ihres Kontos mehr.',
        WRITE_TO_US,
      ],
    },
    password: {
      subject: 'Ihr Passwort hat sich geändert',
      lines: ['Ihr Konto hat ein neues Passwort. Alle anderen Geräte wurden abgemeldet.', SIGNED_OUT],
    },
    'two-step-on': {
      subject: 'Die Anmeldung in zwei Schritten ist aktiviert',
      lines: [
        'Für die Anmeldung bei Ihrem Konto braucht es jetzt einen Code Ihrer Authenticator-App. Alle anderen Geräte wurden abgemeldet.',
        WRITE_TO_US,
      ],
    },
    'two-step-app': {
      subject: 'Sie melden sich mit einer anderen Authenticator-App an',
      lines: [
        'Die Codes Ihrer bisherigen Authenticator-App und die bisherigen Wiederherstellungscodes sind nicht mehr gültig. Alle anderen Geräte wurden abgemeldet.',
        WRITE_TO_US,
      ],
    },
    'two-step-off': {
      subject: 'Die Anmeldung in zwei Schritten ist deaktiviert',
      lines: ['Für die Anmeldung bei Ihrem Konto genügt wieder das Passwort.', SIGNED_OUT],
    },
    'recovery-codes': {
      subject: 'Sie haben neue Wiederherstellungscodes',
      lines: [
        'Die Wiederherstellungscodes Ihres Kontos wurden ersetzt. Die bisherigen sind nicht mehr gültig.',
        SIGNED_OUT,
      ],
    },
    'passkey-added': {
      subject: 'Ein Passkey wurde hinzugefügt',
      lines: [
        'Ihr Konto hat einen neuen Passkey: Mit dem Gerät, auf dem er liegt, kann man sich ohne Ihr Passwort anmelden.',
        'Wenn Sie es nicht waren, entfernen Sie ihn auf der Seite Ihres Kontos und wählen Sie jetzt ein neues Passwort:',
      ],
    },
    'passkey-removed': {
      subject: 'Ein Passkey wurde entfernt',
      lines: ['Ein Passkey Ihres Kontos wurde entfernt.', SIGNED_OUT],
    },
    'new-device': {
      subject: 'Anmeldung auf einem anderen Gerät',
      lines: [
        'Jemand hat sich in einem Browser bei Ihrem Konto angemeldet, der dafür bisher nicht verwendet wurde.',
        `Waren Sie das selbst, brauchen Sie nichts zu tun. ${SIGNED_OUT}`,
      ],
    },
    'recovery-code-used': {
      subject: 'Ein Wiederherstellungscode wurde verwendet',
      lines: [
        'Jemand hat sich bei Ihrem Konto mit einem Wiederherstellungscode angemeldet. Dieser ist jetzt verbraucht.',
        SIGNED_OUT,
      ],
    },
  },
  actions: { choosePassword: 'Neues Passwort wählen', support: 'Zur Hilfeseite' },
});
