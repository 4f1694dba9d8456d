import { translate } from '../languages/texts';
import type * as english from './choices.texts';

export const choicesTexts = translate<typeof english.choicesTexts>('rules/choices')({
  contractTypes: {
    permanent: 'Durée indéterminée',
    'fixed-term': 'Durée déterminée',
    internship: 'Stage',
    engagements: 'Mission',
  },
  workModes: { on_site: 'Sur place', hybrid: 'Hybride', remote: 'Télétravail' },
  levels: {
    apprenticeship: 'Apprentissage',
    internship: 'Stage',
    first_job: 'Premier emploi',
    skilled: 'Poste qualifié',
    lead: 'Poste à responsabilités',
  },
  jobLanguages: { de: 'Allemand', fr: 'Français', it: 'Italien', en: 'Anglais' },
  salaryTypes: { hourly: 'par heure', monthly: 'par mois', daily: 'par jour', project: 'par projet' },
  experience: {
    '0-1': '0–1\u00a0an',
    '1-3': '1–3\u00a0ans',
    '3-5': '3–5\u00a0ans',
    '5-10': '5–10\u00a0ans',
    '10+': '10\u00a0ans et plus',
  },
  reviewFilters: { all: 'Tous', positive: 'Positifs', critical: 'Critiques' },
});
