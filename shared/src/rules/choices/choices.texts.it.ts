import type * as english from './choices.texts';
import { translate } from '../languages/texts';

export const choicesTexts = translate<typeof english.choicesTexts>('rules/choices')({
  contractTypes: {
    permanent: 'Tempo indeterminato',
    'fixed-term': 'Tempo determinato',
    internship: 'Stage',
    engagements: 'Temporaneo',
  },
  workModes: { on_site: 'In sede', hybrid: 'Ibrido', remote: 'Da remoto' },
  levels: {
    apprenticeship: 'Apprendistato',
    internship: 'Stage',
    first_job: 'Primo impiego',
    skilled: 'Personale qualificato',
    lead: 'Funzione direttiva',
  },
  jobLanguages: { de: 'Tedesco', fr: 'Francese', it: 'Italiano', en: 'Inglese' },
  salaryTypes: { hourly: 'all’ora', monthly: 'al mese', daily: 'al giorno', project: 'a progetto' },
  experience: {
    '0-1': '0–1 anno',
    '1-3': '1–3 anni',
    '3-5': '3–5 anni',
    '5-10': '5–10 anni',
    '10+': 'Oltre 10 anni',
  },
  reviewFilters: { all: 'Tutte', positive: 'Positive', critical: 'Critiche' },
});
