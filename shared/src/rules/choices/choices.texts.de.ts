import { translate } from '../languages/texts';
import type * as english from './choices.texts';

export const choicesTexts = translate<typeof english.choicesTexts>('rules/choices')({
  contractTypes: {
    permanent: 'Festanstellung',
    'fixed-term': 'Befristet',
    internship: 'Praktikum',
    engagements: 'Temporär',
  },
  workModes: { on_site: 'Vor Ort', hybrid: 'Hybrid', remote: 'Homeoffice' },
  levels: {
    apprenticeship: 'Lehrstelle',
    internship: 'Praktikum',
    first_job: 'Berufseinstieg',
    skilled: 'Fachkräfte',
    lead: 'Führung',
  },
  jobLanguages: { de: 'Deutsch', fr: 'Französisch', it: 'Italienisch', en: 'Englisch' },
  salaryTypes: { hourly: 'pro Stunde', monthly: 'pro Monat', daily: 'pro Tag', project: 'pro Projekt' },
  experience: {
    '0-1': '0–1 Jahr',
    '1-3': '1–3 Jahre',
    '3-5': '3–5 Jahre',
    '5-10': '5–10 Jahre',
    '10+': 'Über 10 Jahre',
  },
  reviewFilters: { all: 'Alle', positive: 'Positiv', critical: 'Kritisch' },
});
