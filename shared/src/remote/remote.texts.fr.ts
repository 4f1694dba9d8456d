import { translate } from '../rules/index';
import type * as english from './remote.texts';

/** The canton's name with its preposition: «de Vaud», «du Valais», «d’Argovie». */
const ofCanton = (canton: string) => {
  if (canton === 'Grisons') return `des ${canton}`;
  if (/^(Jura|Tessin|Valais)$/.test(canton)) return `du ${canton}`;
  return /^[AOU]/.test(canton) ? `d’${canton}` : `de ${canton}`;
};

export const remoteTexts = translate<typeof english.remoteTexts>('remote/remote')({
  loadingFragment: 'Chargement…',
  fragmentFailed: 'Cette partie n’a pas pu être chargée',
  fragmentSafe: 'Votre saisie est toujours là.',
  pageFailed: 'Une erreur s’est produite',
  pageSafe: 'Rien de ce que vous avez enregistré n’est perdu. Réessayez ou revenez dans un instant.',
  offline: 'Le serveur n’a pas répondu. Vérifiez votre connexion et réessayez.',
  notFound: 'Page introuvable',
  notFoundHint: 'Elle a peut-être été déplacée ou supprimée, ou l’adresse contient une faute de frappe.',
  home: 'Aller à l’accueil',
  filledIn: (place) => `Repris du NPA\u00a0: ${place}. Vous pouvez le modifier.`,
  placesOf: (code) => `Quelle localité correspond au NPA ${code}\u00a0?`,
  otherCanton: (code, canton, chosen) =>
    `Le NPA ${code} se trouve dans le canton ${ofCanton(canton)}, et non ${ofCanton(chosen)}. Veuillez vérifier\u00a0; vous pouvez aussi enregistrer tel quel.`,
  undo: 'Annuler',
  favorites: {
    added: 'Ajoutée aux favoris',
    removed: 'Retirée des favoris',
    noProfile: 'Vous n’avez pas encore de profil',
    failed: (reason) => `Les favoris n’ont pas pu être modifiés\u00a0: ${reason}`,
    noAnswer: 'le serveur n’a pas répondu.',
  },
  follow: {
    follow: 'Suivre',
    following: 'Suivie',
    followed: (company) => `Vous suivez ${company}. Ses nouvelles offres vous arrivent par notification.`,
    ended: (company) => `Vous ne suivez plus ${company}.`,
    undo: 'Annuler',
    failed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
  },
  firstSteps: {
    title: 'Premiers pas',
    count: (done, all) => `${done} sur ${all}`,
    done: 'Fait\u00a0:',
    dismiss: 'Masquer les premiers pas',
  },
  leave: {
    text: 'Quitter cette page\u00a0? Votre saisie sera perdue.',
    confirm: 'Quitter la page',
    cancel: 'Rester',
    isDangerous: true,
  },
  report: 'Signaler',
});
