import { italian, translate } from '@metier/sdk/rules';
import type * as english from './applications.texts';

export const applicationsTexts = translate<typeof english.applicationsTexts>(
  'server/applications/applications',
)({
  withdrawn: 'Questa candidatura è stata ritirata.',
  anonymised: 'I dati di questa candidatura sono stati eliminati.',
  repeated: 'Si è già candidato/a per questo annuncio.',
  oneResume: 'Invii un file o un documento salvato, non entrambi.',
  status: 'Questo stato non esiste.',
  narrow: (most) =>
    `Restringa l’elenco: si esportano al massimo ${italian.count(most)} candidature alla volta.`,
});
