import { formatDate, french, german, italian } from '@metier/sdk/rules';
import { inCurrentLanguage } from '../../languages/current-language';
import { defineTranslated } from '../../languages/define-translated';

export const accessTexts = inCurrentLanguage(
  defineTranslated(
    'server/http/access/access',
    {
      locked: (dueAt: Date) =>
        `This account is locked and will be deleted on ${formatDate(dueAt.toISOString()) ?? ''}. You can keep it under “Your data”.`,
      unconfirmed: (email: string) =>
        `Please confirm your email address first: open the link we sent to ${email}, or have a new one sent from your account page.`,
      crossSite: 'The request comes from another site.',
      csrf: 'The CSRF token is missing or does not match. Please reload the page.',
      elsewhere: 'This is possible only on the page that is for it. Please reload that page.',
      secondFactor:
        'Operators need a second step. Set up two-step login or a passkey on your account page; if you have a passkey, log in with it.',
    },
    (translated) => ({
      de: translated({
        locked: (dueAt) =>
          `Dieses Konto ist gesperrt und wird am ${german.date(dueAt.toISOString()) ?? ''} gelöscht. Unter «Ihre Daten» können Sie es behalten.`,
        unconfirmed: (email) =>
          `Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse: Öffnen Sie den Link, den wir an ${email} geschickt haben, oder lassen Sie sich auf der Seite Ihres Kontos einen neuen schicken.`,
        crossSite: 'Die Anfrage kommt von einer anderen Website.',
        csrf: 'Das CSRF-Token fehlt oder stimmt nicht überein. Bitte laden Sie die Seite neu.',
        elsewhere: 'Das ist nur auf der Seite möglich, die dafür da ist. Bitte laden Sie diese Seite neu.',
        secondFactor:
          'Für die Moderation brauchen Sie einen zweiten Schritt. Richten Sie auf der Seite Ihres Kontos die Anmeldung in zwei Schritten oder einen Passkey ein; wenn Sie einen Passkey haben, melden Sie sich damit an.',
      }),
      fr: translated({
        locked: (dueAt) =>
          `Ce compte est verrouillé et sera supprimé le ${french.date(dueAt.toISOString()) ?? ''}. Vous pouvez le conserver sous «\u00a0Vos données\u00a0».`,
        unconfirmed: (email) =>
          `Veuillez d’abord confirmer votre adresse e-mail\u00a0: ouvrez le lien que nous avons envoyé à ${email}, ou demandez-en un nouveau sur la page de votre compte.`,
        crossSite: 'La demande vient d’un autre site.',
        csrf: 'Le jeton CSRF manque ou ne correspond pas. Veuillez recharger la page.',
        elsewhere: 'Ce n’est possible que sur la page prévue à cet effet. Veuillez recharger cette page.',
        secondFactor:
          'La modération nécessite une seconde étape. Configurez la connexion en deux étapes ou une clé d’accès sur la page de votre compte\u00a0; si vous avez une clé d’accès, connectez-vous avec elle.',
      }),
      it: translated({
        locked: (dueAt) =>
          `Questo account è bloccato e sarà eliminato il ${italian.date(dueAt.toISOString()) ?? ''}. Può conservarlo sotto «I Suoi dati».`,
        unconfirmed: (email) =>
          `Confermi prima il Suo indirizzo e-mail: apra il link che abbiamo inviato a ${email} oppure ne richieda uno nuovo nella pagina del Suo account.`,
        crossSite: 'La richiesta proviene da un altro sito.',
        csrf: 'Il token CSRF manca o non corrisponde. Ricarichi la pagina.',
        elsewhere: 'È possibile solo nella pagina prevista a questo scopo. Ricarichi quella pagina.',
        secondFactor:
          'Per moderare serve un secondo passaggio. Configuri l’accesso in due passaggi o una passkey nella pagina del Suo account; se ha una passkey, la usi per accedere.',
      }),
    }),
  ),
);
