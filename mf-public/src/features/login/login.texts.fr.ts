import { translate } from '@metier/sdk/rules';
import type * as english from './login.texts';

export const loginTexts = translate<typeof english.loginTexts>('public/login/login')({
  title: 'Connexion',
  lead: 'Quel plaisir de vous revoir.',
  apply: {
    before: 'Pour postuler à l’offre',
    at: (company) => `chez ${company}, connectez-vous ou inscrivez-vous.`,
  },
  passwordChanged: 'Votre mot de passe a été modifié. Connectez-vous avec le nouveau.',
  username: 'Nom d’utilisateur',
  usernameHint: 'Votre nom d’utilisateur ou votre adresse e-mail.',
  password: 'Mot de passe',
  forgot: 'Mot de passe oublié\u00a0?',
  submit: 'Se connecter',
  submitting: 'Connexion…',
  failure: 'Identifiants invalides ou serveur indisponible.',
  reasons: {
    credentials: 'Le nom d’utilisateur ou le mot de passe est incorrect.',
    connection: 'Le serveur n’a pas répondu. Vérifiez votre connexion et réessayez.',
    server: 'Une erreur s’est produite de notre côté. Veuillez réessayer dans un instant.',
  },
  readDecision: 'Lire la décision et y répondre',
  waitABit: 'Trop de tentatives. Veuillez réessayer plus tard.',
  wait: (time) => `Trop de tentatives. Veuillez réessayer dans ${time}.`,
  code: {
    lead: 'Saisissez le code de votre application d’authentification ou l’un de vos codes de récupération.',
    label: 'Code',
    other: 'Utiliser un autre compte',
  },
  passkey: {
    or: 'ou',
    action: 'Continuer avec une clé d’accès',
    waiting: 'En attente de votre appareil…',
    failed: 'Aucune clé d’accès n’a été utilisée. Réessayez ou connectez-vous avec votre mot de passe.',
  },
  newHere: 'Première visite sur Metier\u00a0?',
  signUp: 'S’inscrire',
});
