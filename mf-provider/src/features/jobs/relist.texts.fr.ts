import { translate } from '@metier/sdk/rules';
import type * as english from './relist.texts';

export const relistTexts = translate<typeof english.relistTexts>('provider/jobs/relist')({
  title: 'Publier à nouveau cette offre',
  lead: 'Elle apparaît immédiatement dans la recherche et les alertes. Une offre publiée il y a une semaine ou plus est affichée comme nouvelle.',
  fields: {
    application_deadline: 'Délai de candidature',
    start_date: 'Date de début',
    end_date: 'Date de fin',
  },
  hints: {
    application_deadline: 'Facultatif. L’offre est close automatiquement à la fin de ce jour.',
    end_date: 'Facultatif',
  },
  cancel: 'Annuler',
  submit: 'Republier',
  submitting: 'Publication…',
  done: 'L’offre est de nouveau en ligne.',
  failed: 'L’offre n’a pas pu être publiée à nouveau.',
  faults: {
    required: 'Ce champ est obligatoire.',
    past: 'Cette date est passée.',
    end: 'La date de fin ne doit pas précéder la date de début.',
  },
});
