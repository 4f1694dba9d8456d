import { translate } from '@metier/sdk/rules';
import type * as english from './jobs.texts';

export const jobsTexts = translate<typeof english.jobsTexts>('server/jobs/jobs')({
  radius: 'Inserisca un luogo intorno al quale cercare.',
  active: 'Questo annuncio è già attivo.',
  endBeforeStart: 'La data di fine non può precedere la data di inizio.',
  deadlinePassed: 'Il termine di candidatura è scaduto. Ne scelga uno nuovo.',
  closed: 'Questo annuncio non accetta più candidature.',
  range: 'Il valore massimo non può essere inferiore al minimo.',
});
