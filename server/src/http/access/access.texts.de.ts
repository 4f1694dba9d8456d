import { german, translate } from '@metier/sdk/rules';
import type * as english from './access.texts';

export const accessTexts = translate<typeof english.accessTexts>('server/http/access/access')({
  locked: (dueAt) =>
    `Dieses Konto ist gesperrt und wird am ${german.date(dueAt.toISOString()) ?? ''} gelöscht. Unter «Ihre Daten» können Sie es behalten.`,
  unconfirmed: (email) =>
    `Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse: Öffnen Sie den Link, den wir an ${email} geschickt haben, oder lassen Sie sich auf der Seite Ihres Kontos einen neuen schicken.`,
  crossSite: 'Die Anfrage kommt von einer anderen Website.',
  csrf: 'Das CSRF-Token fehlt oder stimmt nicht überein. Bitte laden Sie die Seite neu.',
  secondFactor:
    'Für die Moderation brauchen Sie einen zweiten Schritt. Richten Sie auf der Seite Ihres Kontos die Anmeldung in zwei Schritten oder einen Passkey ein; wenn Sie einen Passkey haben, melden Sie sich damit an.',
});
