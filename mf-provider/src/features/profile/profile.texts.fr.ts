import { translate } from '@metier/sdk/rules';
import type * as english from './profile.texts';

export const profileTexts = translate<typeof english.profileTexts>('provider/profile/profile')({
  title: 'Créez le profil de votre entreprise',
  intro:
    'Les personnes intéressées le voient à côté de chacune de vos offres. Vous pouvez le modifier à tout moment.',
  label: 'Profil d’entreprise',
  save: 'Enregistrer',
  saving: 'Enregistrement du profil d’entreprise…',
  saved: 'Profil d’entreprise enregistré',
  failed: 'Erreur lors de l’enregistrement du profil.',
  loading: 'Chargement du formulaire…',
  loadFailed: 'Le formulaire n’a pas pu être chargé',
  loadFailedHint:
    'Les listes des cantons et des avantages ne sont pas arrivées. Rien n’est perdu\u00a0: réessayez.',
  sections: {
    company: 'Informations sur l’entreprise',
    location: 'Lieu',
    profile: 'Présentation de l’entreprise',
    benefits: 'Avantages de l’entreprise',
  },
  edit: {
    title: 'Modifier le profil d’entreprise',
    intro: 'Les personnes intéressées le voient à côté de chacune de vos offres.',
    save: 'Enregistrer',
    cancel: 'Annuler',
    failed: 'Le profil n’a pas pu être enregistré. Veuillez réessayer.',
    missing: 'Ce n’est pas votre entreprise',
    missingHint: 'Vous pouvez modifier uniquement le profil de votre propre entreprise.',
    toOwn: 'Modifier mon entreprise',
  },
  benefitsHint: 'Cochez tout ce qui vaut pour l’ensemble de votre personnel.',
  addBenefit: {
    label: 'Un avantage de votre choix',
    hint: '80\u00a0caractères au maximum. La touche Entrée l’ajoute à la liste.',
    action: 'Ajouter',
    added: (name) => `${name}\u00a0: ajouté`,
  },
  fields: {
    company_name: 'Nom de l’entreprise',
    company_website: 'Site web',
    company_address: 'Adresse',
    company_postal_code: 'NPA',
    company_city: 'Localité',
    company_region: 'Canton',
    company_description: 'Description',
    work_ethics: 'Culture d’entreprise',
    industry: 'Branche',
    company_size: 'Taille',
    founding_year: 'Année de fondation',
    working_languages: 'Langues de travail',
  },
  hints: {
    founding_year: 'Facultatif. Par exemple 1998',
    company_address: 'Les personnes intéressées ne voient ni la rue ni le NPA.',
    company_city: 'Tout le monde voit la localité et le canton, aussi à côté de vos offres.',
    company_website: 'Facultatif. Par exemple www.example.ch',
    company_description: 'Facultatif. Ce que vous faites, pour qui, et quels sont vos objectifs.',
    work_ethics:
      'Facultatif. Les relations entre collègues et la manière de travailler dans votre entreprise.',
  },
  selectRegion: 'Choisissez un canton',
  notSaid: 'Non précisé',
  badYear:
    'Indiquez l’année de fondation en quatre chiffres, par exemple 1998. Elle ne peut pas être postérieure à l’année en cours.',
  required: 'Ce champ est obligatoire.',
  badPostalCode:
    'Indiquez un NPA valable, par exemple 1003. Pour une adresse à l’étranger, choisissez «\u00a0Étranger\u00a0» comme canton.',
  notAnAddress: 'Indiquez une adresse web valable, par exemple https://www.example.ch',
});
