import { translate } from '@metier/sdk/rules';
import type * as english from './profile.texts';

export const profileTexts = translate<typeof english.profileTexts>('seeker/profile/profile')({
  page: {
    title: 'Créez votre profil',
    heading: 'Créez votre profil',
    lead: 'Les entreprises le voient avec chaque candidature. Votre date de naissance et votre rue restent privées.',
    submit: 'Enregistrer',
    failure: 'Le profil n’a pas pu être enregistré. Veuillez réessayer.',
  },

  edit: {
    title: 'Modifier le profil',
    lead: 'Les entreprises le voient avec chaque candidature. Votre date de naissance et votre rue restent privées.',
    submit: 'Enregistrer',
    cancel: 'Annuler',
    saved: 'Profil enregistré',
    loadFailed: 'Votre profil n’a pas pu être chargé. Veuillez réessayer.',
    changedElsewhere: (now) =>
      now
        ? `Ce champ a été modifié ailleurs entre-temps\u00a0: «\u00a0${now}\u00a0». Enregistrez à nouveau pour le remplacer.`
        : 'Ce champ a été vidé ailleurs entre-temps. Enregistrez à nouveau pour le remplacer.',
  },

  notSignedIn: 'Vous devez être connecté·e pour créer un profil.',

  signIn: {
    action: 'Connectez-vous dans un nouvel onglet,',
    then: 'puis enregistrez à nouveau ici. Votre saisie est conservée.',
  },

  form: {
    label: 'Profil',
    requiredHint: 'Les champs marqués d’un * sont obligatoires.',
    saving: 'Enregistrement de votre profil…',
    loading: 'Chargement du formulaire…',
    personal: 'Informations personnelles',
    firstname: 'Prénom',
    lastname: 'Nom',
    birthdate: 'Date de naissance',
    birthdateHint: 'Votre tableau de bord affiche votre âge. Aucune entreprise ne le voit.',
    location: 'Domicile',
    address: 'Adresse',
    addressHint: 'Rue et numéro, pour votre propre profil. Aucune entreprise ne les voit.',
    postal_code: 'NPA',
    postalCodeHint: 'Aucune entreprise ne le voit.',
    city: 'Localité',
    cityHint: 'Pour que les entreprises auprès desquelles vous postulez puissent estimer le trajet.',
    region: 'Canton',
    regionHint: 'Les entreprises auprès desquelles vous postulez le voient avec votre localité.',
    regionPlaceholder: 'Choisissez votre canton',
    details: 'Détails du profil',
    detailsHint: 'Facultatif. Mieux les entreprises vous connaissent, plus la décision est facile.',
    biography: 'Présentation',
    biographyHint: 'Qui vous êtes et ce que vous cherchez.',
    experience: 'Expérience',
    experienceHint: 'Emplois, stages, projets, études.',
    skill: 'Compétences',
    skillHint: 'Séparées par des virgules, par exemple\u00a0: allemand, comptabilité, permis de conduire B.',
  },

  missing: {
    firstname: 'Indiquez votre prénom.',
    lastname: 'Indiquez votre nom.',
    birthdate: 'Indiquez votre date de naissance.',
    address: 'Indiquez votre rue et votre numéro.',
    postal_code: 'Indiquez votre NPA.',
    city: 'Indiquez votre localité.',
    region: 'Choisissez votre canton.',
  },
  badPostalCode:
    'Indiquez un NPA valable, par exemple 1003. Pour une adresse à l’étranger, choisissez «\u00a0Étranger\u00a0» comme canton.',
  earlyBirthdate: 'Indiquez une date de naissance à partir de 1900.',
  futureBirthdate: 'Votre date de naissance ne peut pas être dans le futur.',

  loadError: {
    title: 'Le formulaire n’a pas pu être chargé',
    text: 'Le serveur n’a pas répondu. Rien de ce que vous avez déjà saisi n’est perdu.',
  },
});
