import { translate } from '@metier/sdk/rules';
import type * as english from './edit.texts';

export const editTexts = translate<typeof english.editTexts>('seeker/applications/edit/edit')({
  title: 'Modificare la candidatura',
  label: (title) => `La Sua candidatura per «${title}»`,
  resumeHint: (present) =>
    present
      ? `Il file ${present} è allegato. Un altro file lo sostituisce. PDF, DOC o DOCX, al massimo 5\u00a0MB.`
      : 'PDF, DOC o DOCX, al massimo 5\u00a0MB. Facoltativo.',
  save: 'Salvare le modifiche',
  saving: 'Salvataggio della candidatura…',
  cancel: 'Annullare',
  done: 'Candidatura aggiornata',
  failed: 'Impossibile aggiornare la candidatura. Riprovi.',
  leave: {
    text: 'Chiudere senza salvare? Le Sue modifiche andranno perse.',
    confirm: 'Scartare le modifiche',
    cancel: 'Continuare a modificare',
    isDangerous: true,
  },
});
