import { PLACEHOLDERS, translate } from '@metier/sdk/rules';
import type * as english from './templates.texts';

type Kind = Parameters<typeof english.templatesTexts.textHint>[0];

const nameAll = (kind: Kind) =>
  PLACEHOLDERS.filter(({ value }) => kind === 'rejection' || value !== 'reason')
    .map(({ value }) => `{${value}}`)
    .join(', ');

export const templatesTexts = translate<typeof english.templatesTexts>(
  'provider/applications/planned/templates',
)({
  action: 'Modelli',
  title: 'Modelli di messaggi',
  hint: 'Testi che riutilizza. Nomi, annunci e motivi vengono compilati prima dell’invio.',
  none: 'Ancora nessun modello.',
  add: 'Nuovo modello',
  addTitle: 'Nuovo modello',
  editTitle: (name) => `Modificare ${name}`,
  edit: 'Modificare',
  editOf: (name) => `Modificare ${name}`,
  remove: 'Eliminare',
  removeOf: (name) => `Eliminare ${name}`,
  removed: (name) => `${name}: eliminato`,
  restored: (name) => `${name}: ripristinato`,
  removeFailed: 'Impossibile eliminare il modello. Riprovi.',
  restoreFailed: 'Impossibile ripristinare il modello. Riprovi.',
  saved: 'Modello salvato',
  saveFailed: 'Impossibile salvare il modello. Riprovi.',
  loadFailed: 'Impossibile caricare i modelli',
  kind: 'Usato per',
  languageHint: 'Anche i segnaposto vengono compilati in questa lingua.',
  name: 'Nome',
  text: 'Testo',
  textHint: (kind) => `Segnaposto: ${nameAll(kind)}`,
  preview: 'Esempio',
  sample: {
    candidate: 'Lea Keller',
    job: 'Cuoca o cuoco',
    company: 'La Sua azienda',
    reason: 'il posto è stato occupato',
  },
  save: 'Salvare il modello',
  saving: 'Salvataggio del modello…',
  cancel: 'Annullare',
  close: 'Chiudere',
  required: 'Questo campo è obbligatorio.',
  pick: 'Modello',
  noTemplate: 'Nessun modello',
});
