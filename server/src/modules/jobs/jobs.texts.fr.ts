import { translate } from '@metier/sdk/rules';
import type * as english from './jobs.texts';

export const jobsTexts = translate<typeof english.jobsTexts>('server/jobs/jobs')({
  radius: 'Saisissez un lieu autour duquel chercher.',
  active: 'Cette offre est déjà active.',
  endBeforeStart: 'La date de fin ne doit pas précéder la date de début.',
  deadlinePassed: 'Le délai de candidature est échu. Choisissez-en un nouveau.',
  closed: 'Cette offre n’accepte plus de candidatures.',
  range: 'La valeur supérieure ne doit pas être inférieure à la valeur inférieure.',
});
