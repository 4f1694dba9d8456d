import { translate } from '@metier/sdk/rules';
import type * as english from './support.texts';

export const supportTexts = translate<typeof english.supportTexts>('public/legal/support')({
  title: 'Aide',
  lead: 'Les réponses aux questions les plus fréquentes, et comment nous joindre pour tout le reste.',
  topics: [
    {
      id: 'account',
      title: 'Votre compte',
      answers: [
        {
          question: 'J’ai oublié mon mot de passe',
          answer:
            'Choisissez «\u00a0Mot de passe oublié\u00a0?\u00a0» sur la page de connexion et indiquez l’e-mail de votre compte. Le lien que nous envoyons fonctionne une seule fois, pendant 60\u00a0minutes. Un nouveau mot de passe déconnecte tous vos appareils.',
        },
        {
          question: 'L’e-mail n’arrive pas',
          answer:
            'Attendez quelques minutes et regardez dans le dossier spam. Le site donne la même réponse pour chaque adresse, afin que personne ne puisse savoir qui est inscrit ici\u00a0: vérifiez que vous avez indiqué celle de votre compte.',
        },
        {
          question: 'Le site indique qu’il y a eu trop de tentatives',
          answer:
            'Après plusieurs mots de passe erronés, un compte est fermé quelque temps, pour tout le monde, afin que personne ne puisse deviner le mot de passe. Attendez le temps indiqué par le message, ou choisissez un nouveau mot de passe par e-mail.',
        },
        {
          question: 'Comment supprimer mon compte ou obtenir mes données\u00a0?',
          answer:
            'Sous «\u00a0Vos données\u00a0» de votre compte (/account/data). Le compte est verrouillé immédiatement, et vous pouvez le conserver pendant quelques jours encore\u00a0; la suppression emporte votre profil, vos documents, candidatures, messages et avis.',
        },
        {
          question: 'Comment changer mon nom d’utilisateur ou mon e-mail\u00a0?',
          answer: 'Écrivez-nous depuis l’adresse de votre compte. Nous le faisons en quelques jours.',
        },
      ],
    },
    {
      id: 'students',
      title: 'Pour les étudiantes et étudiants',
      answers: [
        {
          question: 'Quels fichiers puis-je envoyer\u00a0?',
          answer:
            'Un CV en PDF, DOC ou DOCX de 5\u00a0Mo au maximum\u00a0; les autres documents d’une candidature aussi en JPG ou PNG. La bibliothèque sous Documents accepte des PDF de 10\u00a0Mo au maximum, et ce qui s’y trouve peut être joint à toute candidature. Photos de vous\u00a0: JPG, PNG ou GIF, 5\u00a0Mo au maximum.',
        },
        {
          question: 'Puis-je modifier une candidature déjà envoyée\u00a0?',
          answer:
            'Oui, sous Mes candidatures\u00a0: vos réponses, le CV et les autres documents, tant que vous ne l’avez pas retirée.',
        },
        {
          question: 'Que signifient les statuts\u00a0?',
          answer:
            'En attente\u00a0: envoyée, pas encore consultée. Examinée\u00a0: quelqu’un l’a lue. Présélection\u00a0: vous faites partie des quelques profils retenus. Entretien\u00a0: l’entreprise souhaite vous rencontrer. Engagement et Refusée terminent la procédure. Vous recevez un e-mail à chaque étape.',
        },
        {
          question: 'Que se passe-t-il si je retire ma candidature\u00a0?',
          answer:
            'L’entreprise garde votre nom, l’offre, les dates et ses propres notes. Elle ne voit plus vos coordonnées, vos réponses ni vos fichiers, ni votre profil, sauf si vous avez postulé à une autre de ses offres, et aucune des deux parties ne peut plus écrire. La candidature ne peut plus être modifiée\u00a0; si l’offre est encore ouverte, vous pouvez postuler à nouveau.',
        },
        {
          question: 'Qui voit mon profil\u00a0?',
          answer:
            'Uniquement les entreprises auprès desquelles vous avez postulé, jusqu’à ce que vous retiriez votre candidature, et sans votre date de naissance, votre rue ni vos offres enregistrées. Personne ne peut rechercher des étudiantes ou des étudiants.',
        },
      ],
    },
    {
      id: 'employers',
      title: 'Pour les entreprises',
      answers: [
        {
          question: 'Comment publier une offre\u00a0?',
          answer:
            'Complétez d’abord le profil de l’entreprise, puis choisissez Publier une offre sur le tableau de bord. L’offre est publique immédiatement. Modifiez-la quand vous voulez, ou suspendez-la\u00a0: une offre suspendue n’accepte plus de candidatures et n’apparaît plus dans la recherche.',
        },
        {
          question: 'Qui lit nos notes\u00a0?',
          answer:
            'Votre entreprise uniquement. La personne qui postule ne les voit pas, et ne voit pas non plus s’il y en a.',
        },
        {
          question: 'De quoi la personne qui postule est-elle informée\u00a0?',
          answer:
            'Un e-mail à chaque changement de statut, et un pour chaque message. La présélection mène à un entretien ou à un engagement\u00a0; un engagement ou un refus est définitif, c’est pourquoi le site demande d’abord une confirmation.',
        },
        {
          question: 'Comment les vues sont-elles comptées\u00a0?',
          answer: 'Chaque personne une fois par jour et par offre, et jamais vous-même.',
        },
      ],
    },
    {
      id: 'site',
      title: 'Le site lui-même',
      answers: [
        {
          question: 'Puis-je l’afficher en sombre, ou en clair\u00a0?',
          answer:
            'Au bas de chaque page, sous Apparence. «\u00a0Système\u00a0» suit votre appareil. Le choix est mémorisé sur cet appareil.',
        },
        {
          question: 'Fonctionne-t-il au clavier, ou avec un lecteur d’écran\u00a0?',
          answer:
            'Il est conçu et testé pour les deux, selon WCAG 2.2 AA. Si quelque chose ne fonctionne pas pour vous, c’est notre erreur\u00a0: dites-nous sur quelle page et avec quel programme.',
        },
        {
          question: 'Quelque chose n’a pas fonctionné',
          answer:
            'Choisissez Réessayer\u00a0: votre saisie est toujours là. Si le problème persiste, écrivez-nous ce que vous avez fait et à quel moment. L’heure nous permet de le retrouver dans nos journaux.',
        },
      ],
    },
  ],
});
