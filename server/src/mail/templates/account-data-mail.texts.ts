import { formatDate, french, german, italian } from '@metier/sdk/rules';
import { inCurrentLanguage } from '../../languages/current-language';
import { defineTranslated } from '../../languages/define-translated';

const day = (moment: string) => formatDate(moment) ?? moment;

const dayDe = (moment: string) => german.date(moment) ?? moment;

const dayFr = (moment: string) => french.date(moment) ?? moment;

const dayIt = (moment: string) => italian.date(moment) ?? moment;

/** In the language of the mail that is being written. */
export const dataMailTexts = inCurrentLanguage(
  defineTranslated(
    'server/mail/templates/account-data-mail',
    {
      employerLeft: {
        subject: (job: string) => `Your application for ${job} has ended`,
        title: 'Your application has ended',
        lines: (job: string) => [
          `The employer of “${job}” has left Metier. The job is closed, and your application has ended.`,
          'Your answers and documents for it are deleted, and so are the messages.',
        ],
        action: 'Find other jobs',
      },
      deletionRequested: {
        subject: 'Your account will be deleted',
        lines: (dueAt: string) => [
          `You have asked us to delete your account. It is locked now, and will be gone on ${day(dueAt)}.`,
          'Until then you can log in and keep it. If it was not you, log in, keep the account and choose a new password.',
        ],
        action: 'Keep my account',
      },
      accountUnused: {
        subject: 'Do you still need your account?',
        lines: (dueAt: string) => [
          `You have not used your account for a long time. We will delete it with all of its data on ${day(dueAt)}.`,
          'To keep it, log in once before.',
        ],
        action: 'Log in and keep my account',
      },
      exportReady: {
        subject: 'Your data is ready',
        lines: (expiresAt: string) => [
          'The archive with your data is ready. To download it you have to be logged in.',
          `The link works until ${day(expiresAt)}; then we delete the archive.`,
        ],
        action: 'Download my data',
      },
    },
    (translated) => ({
      de: translated({
        employerLeft: {
          subject: (job) => `Bewerbung abgeschlossen: ${job}`,
          title: 'Ihre Bewerbung ist abgeschlossen',
          lines: (job) => [
            `Die Firma hinter der Stelle «${job}» hat Metier verlassen. Die Stelle ist geschlossen und Ihre Bewerbung damit abgeschlossen.`,
            'Ihre Antworten und Dokumente dazu sind gelöscht, ebenso die Nachrichten.',
          ],
          action: 'Andere Stellen finden',
        },
        deletionRequested: {
          subject: 'Ihr Konto wird gelöscht',
          lines: (dueAt) => [
            `Sie haben die Löschung Ihres Kontos verlangt. Es ist jetzt gesperrt und wird am ${dayDe(dueAt)} gelöscht.`,
            'Bis dahin können Sie sich anmelden und es behalten. Wenn Sie es nicht waren, melden Sie sich an, behalten Sie das Konto und wählen Sie ein neues Passwort.',
          ],
          action: 'Mein Konto behalten',
        },
        accountUnused: {
          subject: 'Brauchen Sie Ihr Konto noch?',
          lines: (dueAt) => [
            `Sie haben Ihr Konto lange nicht benutzt. Am ${dayDe(dueAt)} löschen wir es mit allen seinen Daten.`,
            'Wenn Sie es behalten möchten, melden Sie sich vorher einmal an.',
          ],
          action: 'Anmelden und Konto behalten',
        },
        exportReady: {
          subject: 'Ihre Daten sind bereit',
          lines: (expiresAt) => [
            'Das Archiv mit Ihren Daten ist bereit. Zum Herunterladen müssen Sie angemeldet sein.',
            `Der Link funktioniert bis am ${dayDe(expiresAt)}; danach löschen wir das Archiv.`,
          ],
          action: 'Meine Daten herunterladen',
        },
      }),
      fr: translated({
        employerLeft: {
          subject: (job) => `Votre candidature pour ${job} est terminée`,
          title: 'Votre candidature est terminée',
          lines: (job) => [
            `L’entreprise qui proposait «\u00a0${job}\u00a0» a quitté Metier. L’offre est close, et votre candidature est terminée.`,
            'Vos réponses et vos documents pour cette offre sont supprimés, de même que les messages.',
          ],
          action: 'Trouver d’autres offres',
        },
        deletionRequested: {
          subject: 'Votre compte va être supprimé',
          lines: (dueAt) => [
            `Vous nous avez demandé de supprimer votre compte. Il est maintenant verrouillé et sera supprimé le ${dayFr(dueAt)}.`,
            'D’ici là, vous pouvez vous connecter et le conserver. Si ce n’était pas vous, connectez-vous, conservez le compte et choisissez un nouveau mot de passe.',
          ],
          action: 'Conserver mon compte',
        },
        accountUnused: {
          subject: 'Avez-vous encore besoin de votre compte\u00a0?',
          lines: (dueAt) => [
            `Vous n’avez pas utilisé votre compte depuis longtemps. Nous le supprimerons avec toutes ses données le ${dayFr(dueAt)}.`,
            'Pour le conserver, connectez-vous une fois avant cette date.',
          ],
          action: 'Me connecter et conserver mon compte',
        },
        exportReady: {
          subject: 'Vos données sont prêtes',
          lines: (expiresAt) => [
            'L’archive contenant vos données est prête. Pour la télécharger, connectez-vous à votre compte.',
            `Le lien fonctionne jusqu’au ${dayFr(expiresAt)}\u00a0; nous supprimons ensuite l’archive.`,
          ],
          action: 'Télécharger mes données',
        },
      }),
      it: translated({
        employerLeft: {
          subject: (job) => `La Sua candidatura per «${job}» è conclusa`,
          title: 'La Sua candidatura è conclusa',
          lines: (job) => [
            `L’azienda dell’annuncio «${job}» ha lasciato Metier. L’annuncio è chiuso e la Sua candidatura è conclusa.`,
            'Le Sue risposte e i relativi documenti sono stati eliminati, e anche i messaggi.',
          ],
          action: 'Trovare altri annunci',
        },
        deletionRequested: {
          subject: 'Il Suo account sarà eliminato',
          lines: (dueAt) => [
            `Ci ha chiesto di eliminare il Suo account. Ora è bloccato e sarà eliminato il ${dayIt(dueAt)}.`,
            'Fino ad allora può accedere e conservarlo. Se non l’ha chiesto Lei, acceda, conservi l’account e scelga una nuova password.',
          ],
          action: 'Mantenere il mio account',
        },
        accountUnused: {
          subject: 'Le serve ancora il Suo account?',
          lines: (dueAt) => [
            `Non usa il Suo account da molto tempo. Il ${dayIt(dueAt)} lo elimineremo con tutti i suoi dati.`,
            'Per conservarlo basta accedere una volta prima di questa data.',
          ],
          action: 'Accedere e conservare il mio account',
        },
        exportReady: {
          subject: 'I Suoi dati sono pronti',
          lines: (expiresAt) => [
            'L’archivio con i Suoi dati è pronto. Per scaricarlo deve aver effettuato l’accesso.',
            `Il link funziona fino al ${dayIt(expiresAt)}; poi eliminiamo l’archivio.`,
          ],
          action: 'Scaricare i miei dati',
        },
      }),
    }),
  ),
);
