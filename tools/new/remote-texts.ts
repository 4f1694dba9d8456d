import type { LANGUAGES } from '../../packages/build/src/languages.cjs';

/** The texts of a new remote's page by key, as code; those that come from its name are not among them. */
export const ENGLISH = {
  lead: "(jobs: number) => (jobs === 1 ? '1 job is open.' : `${formatCount(jobs)} jobs are open.`)",
  newest: "'Newest jobs'",
  facts: '(location: string, salary: string) => `${location} · ${salary}`',
  none: "'No jobs yet'",
  noneHint: "'New ones appear here as soon as a company publishes them.'",
  search: "'Search all jobs'",
};

const facts = '(location, salary) => `${location} · ${salary}`';

/** Their translations. */
export const TRANSLATED: Readonly<Record<keyof typeof LANGUAGES, typeof ENGLISH>> = {
  de: {
    lead: "(jobs) => german.plural(jobs, { one: '1 Stelle ist offen.', other: `${german.count(jobs)} Stellen sind offen.` })",
    newest: "'Neueste Stellen'",
    facts,
    none: "'Noch keine Stellen'",
    noneHint: "'Neue erscheinen hier, sobald eine Firma sie veröffentlicht.'",
    search: "'Alle Stellen durchsuchen'",
  },
  fr: {
    lead: '(jobs) => french.plural(jobs, { one: `${jobs} poste est ouvert.`, other: `${french.count(jobs)} postes sont ouverts.` })',
    newest: "'Postes les plus récents'",
    facts,
    none: "'Aucun poste pour l’instant'",
    noneHint: "'Les nouveaux apparaissent ici dès qu’une entreprise les publie.'",
    search: "'Parcourir tous les postes'",
  },
  it: {
    lead: "(jobs) => italian.plural(jobs, { one: '1 posto è vacante.', other: `${italian.count(jobs)} posti sono vacanti.` })",
    newest: "'Posti più recenti'",
    facts,
    none: "'Ancora nessun posto'",
    noneHint: "'I nuovi appaiono qui non appena un’azienda li pubblica.'",
    search: "'Cercare tra tutti i posti'",
  },
};
