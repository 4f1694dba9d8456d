import { translate } from '@metier/sdk/rules';
import type * as english from './relist.texts';

export const relistTexts = translate<typeof english.relistTexts>('provider/jobs/relist')({
  title: 'Diese Stelle neu ausschreiben',
  lead: 'Sie erscheint sofort in der Suche und in den Suchabos. Eine Stelle, die vor einer Woche oder früher ausgeschrieben wurde, wird als neu angezeigt.',
  fields: {
    application_deadline: 'Bewerbungsfrist',
    start_date: 'Beginn',
    end_date: 'Ende',
  },
  hints: {
    application_deadline: 'Freiwillig. Die Stelle schliesst am Ende dieses Tages von selbst.',
    end_date: 'Freiwillig',
  },
  cancel: 'Abbrechen',
  submit: 'Neu ausschreiben',
  submitting: 'Wird ausgeschrieben\u00a0…',
  done: 'Die Stelle ist wieder online.',
  failed: 'Die Stelle konnte nicht neu ausgeschrieben werden.',
  faults: {
    required: 'Bitte füllen Sie dieses Feld aus.',
    past: 'Dieses Datum liegt in der Vergangenheit.',
    end: 'Das Ende darf nicht vor dem Beginn liegen.',
  },
});
