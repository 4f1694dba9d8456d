import { french, translate } from '@metier/sdk/rules';
import type { Retention } from '@metier/sdk/contract';
import type { DataRow } from '../legal-text';
import text from './privacy.fr.md';
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
    what: 'Profil de candidate ou de candidat',
    detail: 'Nom, date de naissance, adresse, présentation, expérience, compétences, favoris',
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
    what: 'Recherches',
    detail:
      'Combien de fois un terme sans métier connu de nous a été recherché, et quel genre d’offre a été ouvert ensuite, par jour\u00a0; sans compte ni adresse, et sous forme d’empreinte tant que plusieurs personnes ne l’ont pas recherché',
    why: 'Faire comprendre plus de termes à la recherche',
    until: '90\u00a0jours',
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

const listStoredData = ({
  application_days: applicationDays,
  export_days: exportDays,
}: Retention): readonly DataRow[] => [
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

/** The limits are those that the server enforces. */
export const privacyTexts = translate<typeof english.privacyTexts>('public/legal/privacy')({
  text,
  changedOn: '2026-11-26',
  caption: 'Données enregistrées, leur but et leur durée de conservation',
  rows: listStoredData,
  values: (retention) => ({
    deletion_days: days(retention.deletion_days),
    account_days: days(retention.account_days),
    warning_days: days(retention.warning_days),
  }),
});
