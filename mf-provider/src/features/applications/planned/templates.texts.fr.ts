import { PLACEHOLDERS, translate, type TemplateKind } from '@metier/sdk/rules';
import type * as english from './templates.texts';

const nameAll = (kind: TemplateKind) =>
  PLACEHOLDERS.filter(({ value }) => kind === 'rejection' || value !== 'reason')
    .map(({ value }) => `{${value}}`)
    .join(', ');

export const templatesTexts = translate<typeof english.templatesTexts>(
  'provider/applications/planned/templates',
)({
  action: 'Modèles',
  title: 'Modèles de messages',
  hint: 'Des textes que vous réutilisez. Noms, offres et motifs sont remplis avant l’envoi.',
  none: 'Pas encore de modèle.',
  add: 'Nouveau modèle',
  addTitle: 'Nouveau modèle',
  editTitle: (name) => `Modifier ${name}`,
  edit: 'Modifier',
  editOf: (name) => `Modifier ${name}`,
  remove: 'Supprimer',
  removeOf: (name) => `Supprimer ${name}`,
  removed: (name) => `${name}\u00a0: modèle supprimé`,
  restored: (name) => `${name}\u00a0: modèle rétabli`,
  removeFailed: 'Le modèle n’a pas pu être supprimé. Veuillez réessayer.',
  restoreFailed: 'Le modèle n’a pas pu être rétabli. Veuillez réessayer.',
  saved: 'Modèle enregistré',
  saveFailed: 'Le modèle n’a pas pu être enregistré. Veuillez réessayer.',
  loadFailed: 'Les modèles n’ont pas pu être chargés',
  kind: 'Utilisé pour',
  languageHint: 'Les champs de remplacement sont aussi remplis dans cette langue.',
  name: 'Nom',
  text: 'Texte',
  textHint: (kind) => `Champs de remplacement\u00a0: ${nameAll(kind)}`,
  preview: 'Exemple',
  sample: {
    candidate: 'Léa Favre',
    job: 'Cuisinière',
    company: 'Votre entreprise',
    reason: 'le poste a été pourvu',
  },
  save: 'Enregistrer',
  saving: 'Enregistrement du modèle…',
  cancel: 'Annuler',
  close: 'Fermer',
  required: 'Ce champ est obligatoire.',
  pick: 'Modèle',
  noTemplate: 'Sans modèle',
});
