import { french, translate } from '@metier/sdk/rules';
import type * as english from './account-data-mail.texts';

const day = (moment: string) => french.date(moment) ?? moment;

export const dataMailTexts = translate<typeof english.dataMailTexts>(
  'server/mail/templates/account-data-mail',
)({
  employerLeft: {
    subject: (job) => `Votre candidature pour ${job} est terminée`,
    lines: (job) => [
      `L’entreprise qui proposait «\u00a0${job}\u00a0» a quitté Metier. L’offre est close, et votre candidature est terminée.`,
      'Vos réponses et vos documents pour cette offre sont supprimés, de même que les messages.',
    ],
    action: 'Trouver d’autres offres',
  },
  deletionRequested: {
    subject: 'Votre compte va être supprimé',
    lines: (dueAt) => [
      `Vous nous avez demandé de supprimer votre compte. Il est maintenant verrouillé et sera supprimé le ${day(dueAt)}.`,
      'D’ici là, vous pouvez vous connecter et le conserver. Si ce n’était pas vous, connectez-vous, conservez le compte et choisissez un nouveau mot de passe.',
    ],
    action: 'Conserver mon compte',
  },
  accountUnused: {
    subject: 'Avez-vous encore besoin de votre compte\u00a0?',
    lines: (dueAt) => [
      `Vous n’avez pas utilisé votre compte depuis longtemps. Nous le supprimerons avec toutes ses données le ${day(dueAt)}.`,
      'Pour le conserver, connectez-vous une fois avant cette date.',
    ],
    action: 'Me connecter et conserver mon compte',
  },
  exportReady: {
    subject: 'Vos données sont prêtes',
    lines: (expiresAt) => [
      'L’archive contenant vos données est prête. Pour la télécharger, connectez-vous à votre compte.',
      `Le lien fonctionne jusqu’au ${day(expiresAt)}\u00a0; nous supprimons ensuite l’archive.`,
    ],
    action: 'Télécharger mes données',
  },
});
