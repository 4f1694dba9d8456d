import { french, translate } from '@metier/sdk/rules';
import type { Retention } from '@metier/sdk/contract';
import type { LegalText } from '../legal-text';
import type * as english from './privacy.texts';

const days = (count: number) =>
  french.plural(count, { one: `${count}\u00a0jour`, other: `${count}\u00a0jours` });

const PROFILES = [
  {
    what: 'Compte',
    detail:
      'Nom d’utilisateur, e-mail, type de compte, image, langue, et votre mot de passe sous forme d’empreinte argon2id que personne ne peut lire',
    why: 'Vous connecter, et vous écrire au sujet de vos candidatures',
    until: 'La suppression de votre compte',
  },
  {
    what: 'Profil étudiant',
    detail: 'Nom, date de naissance, adresse, présentation, expérience, compétences, offres enregistrées',
    why: 'Votre tableau de bord, et ce que les entreprises voient de vous lorsque vous postulez',
    until: 'Sa modification par vous, ou la suppression de votre compte',
  },
  {
    what: 'Profil d’entreprise et offres d’emploi',
    why: 'Ils sont publics\u00a0: c’est leur raison d’être',
    until: 'Leur modification par vous, ou la suppression du compte',
  },
];

const USE = [
  {
    what: 'Sessions',
    detail:
      'Une clé, le type de navigateur, la date de la dernière utilisation et le réseau utilisé, sous forme abrégée',
    why: 'Maintenir votre connexion, et vous montrer où elle est active',
    until: 'Votre déconnexion\u00a0; 14\u00a0jours sans utilisation\u00a0; 30\u00a0jours au maximum',
  },
  {
    what: 'Vues d’une offre',
    detail: 'Une clé par personne et par jour, à partir de laquelle aucune adresse ne peut être retrouvée',
    why: 'Le nombre de vues que voient les entreprises',
    until: 'La suppression de l’offre',
  },
  {
    what: 'Compteurs de tentatives',
    detail:
      'De connexion, d’inscription ou de prise de contact, par compte, navigateur et adresse réseau, sous forme d’empreinte',
    why: 'Empêcher que des mots de passe soient devinés',
    until: 'L’expiration de leur délai, un jour au plus après la dernière tentative',
  },
  {
    what: 'Pannes de nos pages',
    detail:
      'Quelle partie a échoué sur quel type de page, et combien de fois elle a fonctionné\u00a0; sans compte, adresse réseau ni rien de ce que vous avez saisi',
    why: 'Remarquer et réparer ce qui ne fonctionne pas',
    until: '14\u00a0jours',
  },
  {
    what: 'Connexion en deux étapes',
    detail:
      'La clé de votre application d’authentification, chiffrée\u00a0; les codes de récupération, sous forme d’empreinte',
    why: 'Vérifier vos codes',
    until: 'La désactivation par vous, ou la suppression de votre compte',
  },
  {
    what: 'Clés d’accès',
    detail: 'Leur clé publique et leur nom, la date de leur ajout et de leur dernière utilisation',
    why: 'Vous connecter sans mot de passe',
    until: 'Leur suppression par vous, ou la suppression de votre compte',
  },
  {
    what: 'Liens qui confirment une adresse',
    detail: 'L’adresse, le compte, le moment où le lien a été utilisé',
    why: 'Savoir qu’une adresse est la vôtre avant d’y écrire',
    until: 'Une semaine au maximum',
  },
  {
    what: 'Newsletter',
    detail: 'Votre adresse e-mail',
    why: 'Vous l’envoyer, une fois que vous avez confirmé',
    until: 'Votre désinscription\u00a0; sept jours si vous ne confirmez pas',
  },
  {
    what: 'Qui a ouvert votre candidature',
    detail: 'L’entreprise ou une personne de Metier, ce qui a été ouvert, et le jour',
    why: 'Pour que vous le voyiez',
    until: 'Le moment où la candidature est détachée de votre personne',
  },
];

const listStoredData = ({ application_days: applicationDays, export_days: exportDays }: Retention) => [
  ...PROFILES,
  {
    what: 'Candidatures',
    detail:
      'Vos réponses, votre CV et vos documents, chaque changement de statut avec son heure, les notes de l’entreprise',
    why: 'La candidature elle-même, pour vous et pour cette seule entreprise',
    until: `${days(applicationDays)} après leur fin\u00a0; l’entreprise garde ensuite la trace d’une candidature, sans rien qui vous concerne. Plus tôt si l’un des deux comptes est supprimé`,
  },
  {
    what: 'Messages et avis',
    why: 'Pour que les deux parties puissent relire ce qui a été dit',
    until: `${days(applicationDays)} après la fin de la candidature\u00a0; pour les avis, la suppression du compte de l’une des parties`,
  },
  ...USE,
  {
    what: 'Exports de vos données',
    why: 'Pour que vous puissiez les télécharger',
    until: days(exportDays),
  },
  {
    what: 'E-mails que nous vous avons envoyés',
    detail: 'Type, adresse, heure',
    why: 'Comprendre pourquoi l’un d’eux n’est pas arrivé',
    until: '30\u00a0jours\u00a0; leur texte est effacé dès leur envoi',
  },
];

const lead =
  'Ce que nous savons de vous, pourquoi, qui le voit, et comment le faire corriger ou supprimer. Ni publicité, ni pistage, rien n’est vendu.';

const COOKIES = {
  id: 'cookies',
  title: 'Cookies et stockage local',
  blocks: [
    'Neuf cookies au maximum, quatre en général, tous à nous, aucun pour le pistage. C’est pourquoi aucune bannière ne vous en parle.',
    {
      points: [
        'sessionid (en https\u00a0: __Host-sessionid) maintient votre connexion. Les scripts ne peuvent pas le lire. Créé à votre connexion, effacé à votre déconnexion, 30\u00a0jours au maximum.',
        'csrftoken prouve qu’un formulaire a été envoyé depuis ce site et non depuis un site falsifié. Un an.',
        'device (en https\u00a0: __Secure-device) retient quels comptes ont été ouverts dans ce navigateur, cinq au maximum, afin que des inconnus qui devinent votre mot de passe ne puissent pas vous bloquer l’accès. Les scripts ne peuvent pas le lire, et il reste après votre déconnexion. Un an, ou jusqu’au changement de votre mot de passe.',
        'theme retient si vous avez choisi le mode clair ou sombre, le cas échéant. Un an.',
        'language retient la langue que vous avez choisie, ou celle de l’adresse que vous avez suivie. Un an.',
        'visitor vous maintient sur une même version de nos pages pendant que nous en essayons une nouvelle avec une partie du public. Il n’est créé qu’à ce moment-là, nous ne l’enregistrons nulle part, et les scripts ne peuvent pas le lire. Un an.',
        'wrote, après un enregistrement, va chercher vos prochaines pages là où il est déjà visible. Cinq secondes.',
        'release retient la version demandée par un lien, si vous en avez suivi un. Un jour.',
        'platform est destiné aux personnes qui construisent ce site. Douze heures.',
      ],
    },
    'Dans le stockage de votre navigateur, et nulle part ailleurs, nous gardons le brouillon d’une candidature que vous n’avez pas envoyée et les avantages que vous avez choisis en publiant une offre. Les deux disparaissent avec les données de votre navigateur.',
    'Tout ce que contiennent ces pages vient de ce seul serveur\u00a0: ni polices, ni cartes, ni scripts, ni pixels de tiers.',
  ],
};

const make = (retention: Retention): LegalText => ({
  title: 'Confidentialité',
  lead,
  changedOn: '2026-11-26',
  sections: ({ email, address }) => [
    {
      id: 'who',
      title: 'Qui est responsable',
      blocks: [
        `Metier, ${address}, est responsable des données de ce site au sens de la loi fédérale sur la protection des données (nLPD). Pour tout ce qui concerne cette page, écrivez-nous à ${email}.`,
      ],
    },
    {
      id: 'data',
      title: 'Ce que nous enregistrons, et pourquoi',
      blocks: [
        'Uniquement ce que vous saisissez ou ce qui est nécessaire à la sécurité du site. Aucun profil n’est établi à votre insu, et aucun programme ne décide d’une candidature\u00a0: ce sont des personnes qui décident.',
        {
          caption: 'Données enregistrées, leur but et leur durée de conservation',
          rows: listStoredData(retention),
        },
      ],
    },
    {
      id: 'who-sees',
      title: 'Qui voit quoi',
      blocks: [
        {
          points: [
            'Tout le monde voit les offres actives et les profils d’entreprise\u00a0: nom, logo, localité et canton, site web, textes, avis sans noms, et la personne de contact qu’une entreprise indique dans une offre ouverte. Jamais la rue, l’e-mail ni le nom d’utilisateur d’une entreprise.',
            'Une entreprise ne voit un profil étudiant qu’après une candidature à l’une de ses offres, et sans la date de naissance, la rue, le numéro postal ni les offres enregistrées. Elle voit en entier ce que vous avez écrit dans la candidature elle-même.',
            'Les notes d’une entreprise sur une candidature ne sont lues que par cette entreprise.',
            'Les autres étudiantes et étudiants ne voient rien de vous. Personne ne peut rechercher des étudiantes ou des étudiants.',
          ],
        },
        'Nous ne transmettons de données à personne d’autre, sauf si une autorité suisse l’exige en vertu de la loi.',
      ],
    },
    COOKIES,
    {
      id: 'rights',
      title: 'Vos droits, et comment les exercer',
      blocks: [
        'Vous avez le droit de savoir ce que nous enregistrons à votre sujet, de le faire corriger, de le faire supprimer et de l’emporter dans un format courant (articles 25, 28 et 32 nLPD). Vous faites tout cela vous-même\u00a0: modifier votre profil, supprimer des documents, retirer des candidatures et, sous «\u00a0Vos données\u00a0» de votre compte, tout exporter et supprimer le compte.',
        `Un compte que vous supprimez est verrouillé immédiatement et effacé après ${days(retention.deletion_days)}, avec son profil, ses documents, candidatures, messages et avis\u00a0; d’ici là, vous pouvez le conserver. Un compte que personne n’utilise pendant ${days(retention.account_days)} reçoit un e-mail et est supprimé ${days(retention.warning_days)} plus tard. Une sauvegarde peut encore le contenir jusqu’à ce qu’elle soit écrasée\u00a0; si elle est restaurée, le compte est supprimé à nouveau.`,
        `Pour toute autre demande, écrivez à ${email} depuis l’adresse de votre compte. Nous répondons dans les 30\u00a0jours, gratuitement.`,
        'Si vous pensez que nous commettons une erreur, dites-le-nous, ou adressez-vous au Préposé fédéral à la protection des données et à la transparence (PFPDT, edoeb.admin.ch).',
      ],
    },
    {
      id: 'safety',
      title: 'Comment nous les protégeons',
      blocks: [
        'La connexion est chiffrée partout où le site fonctionne en https. Le contenu des fichiers envoyés est vérifié, les images perdent leurs données cachées telles que le lieu de la prise de vue, et un fichier n’est remis qu’aux personnes autorisées à le voir. Si un incident met vos données en danger, nous vous en informons, ainsi que le PFPDT.',
      ],
    },
  ],
});

export const privacyTexts = translate<typeof english.privacyTexts>('public/legal/privacy')({ lead, make });
