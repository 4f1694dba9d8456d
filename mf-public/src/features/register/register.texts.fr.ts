import { translate } from '@metier/sdk/rules';
import type * as english from './register.texts';

export const registerTexts = translate<typeof english.registerTexts>('public/register/register')({
  titleOf: (step) => (step === 3 ? 'Inscription terminée' : `Inscription, étape ${step} sur 3`),
  steps: 'Inscription',
  stepNames: ['Compte', 'Profil', 'Terminé'],
  account: {
    title: 'Créez votre compte',
    madeTitle: 'Votre compte',
    lead: 'Trois étapes, environ cinq minutes.',
    role: 'Je m’inscris comme',
    roles: [
      {
        value: 'job_seeker',
        label: 'Candidat·e',
        description: 'Je cherche un emploi et je postule, aux études ou non.',
      },
      {
        value: 'job_provider',
        label: 'Entreprise',
        description: 'Je publie des offres et je recrute.',
      },
    ],
    username: 'Nom d’utilisateur',
    email: 'E-mail',
    emailHint:
      'Pour les notifications et pour réinitialiser votre mot de passe. L’adresse ne figure pas dans votre profil.',
    password: 'Mot de passe',
    newPassword: 'Nouveau mot de passe',
    confirm: 'Confirmer le mot de passe',
    current: 'Mot de passe actuel',
    currentHint: 'Nécessaire pour enregistrer vos modifications.',
    match: 'Les mots de passe correspondent',
    mismatch: 'Les mots de passe ne correspondent pas.',
    picture: 'Photo de profil',
    pictureHint:
      'Facultatif. Une entreprise auprès de laquelle vous postulez voit votre photo\u00a0; tout le monde voit le logo d’une entreprise. JPG, PNG ou GIF, 5\u00a0Mo au maximum.',
    pictureKept: 'Vous avez une photo. Une nouvelle la remplace. JPG, PNG ou GIF, 5\u00a0Mo au maximum.',
    submit: 'Créer le compte',
    submitting: 'Création de votre compte…',
    made: 'Votre compte a été créé. Vos modifications sont enregistrées lorsque vous continuez.',
    saving: 'Enregistrement de votre compte…',
    next: 'Continuer',
    hasAccount: 'Vous avez déjà un compte\u00a0?',
    login: 'Se connecter',
  },
  problems: {
    incomplete: 'Tous les champs sont obligatoires.',
    missing: 'Veuillez remplir ce champ.',
    badEmail: 'Indiquez une adresse e-mail, par exemple nom@example.ch.',
    mismatch: 'Les mots de passe ne correspondent pas.',
    server: 'Erreur du serveur. Veuillez réessayer plus tard.',
  },
  profile: {
    title: { job_seeker: 'Présentez-vous aux entreprises', job_provider: 'Présentez votre entreprise' },
    lead: {
      job_seeker:
        'Dès que vous postulez, l’entreprise voit votre nom, votre localité et ce que vous écrivez sur vous.',
      job_provider: 'Les personnes intéressées voient ces informations à côté de chacune de vos offres.',
    },
    submit: 'Terminer l’inscription',
    back: 'Retour',
    failure: {
      job_seeker: { failureText: 'Erreur lors de l’enregistrement du profil.', failureLang: 'fr' },
      job_provider: { failureText: 'Erreur lors de l’enregistrement du profil.' },
    },
  },
  complete: {
    title: 'Félicitations\u00a0!',
    text: 'Votre compte et votre profil sont prêts.',
    next: 'Et maintenant',
    steps: {
      job_seeker: [
        'Confirmez votre adresse e-mail avec le lien reçu par e-mail.',
        'Téléversez votre CV pour l’avoir sous la main quand vous postulez.',
        'Cherchez un emploi et enregistrez la recherche pour être averti·e des nouvelles offres.',
      ],
      job_provider: [
        'Confirmez votre adresse e-mail avec le lien reçu par e-mail.',
        'Publiez votre première offre.',
        'Ajoutez votre logo\u00a0: le tableau de bord indique ce qui manque encore.',
      ],
    },
    resume: 'Reprendre où vous en étiez',
    dashboard: 'Aller au tableau de bord',
    login: 'Se connecter',
  },
});
