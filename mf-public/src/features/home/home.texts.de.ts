import { german, PER_MONTH, translate } from '@metier/sdk/rules';
import type * as english from './home.texts';

const countJobs = (count: number) =>
  german.plural(count, { one: '1 Stelle', other: `${german.count(count)} Stellen` });

type Total = Parameters<typeof english.homeTexts.results>[0];

/** `Über 600 Stellen` when there are more than were counted. */
const countResults = ({ total, isCapped }: Total) =>
  isCapped ? `Über ${german.count(total)} Stellen` : countJobs(total);

const countMentions = (total: Total) =>
  `${countResults(total)}, die es nur ${german.plural(total.total, { one: 'erwähnt', other: 'erwähnen' })}`;

export const homeTexts = translate<typeof english.homeTexts>('public/home/home')({
  title: 'Metier – Finden Sie Ihre Traumstelle',
  hero: (openJobs) =>
    openJobs
      ? [
          `${countJobs(openJobs)}.`,
          german.plural(openJobs, { one: 'Vielleicht ist es Ihre.', other: 'Eine davon ist Ihre.' }),
        ]
      : ['Gute Arbeit,', 'ganz in Ihrer Nähe.'],
  lead: 'Durchsuchen Sie alle offenen Stellen nach Beruf, Wohnort und gewünschtem Pensum.',
  employer: {
    hero: (openJobs) =>
      openJobs
        ? [`${countJobs(openJobs)}.`, 'Ist Ihre dabei?']
        : ['Der Stellenmarkt,', 'wie Stellensuchende ihn sehen.'],
    lead: 'Sehen Sie, wie andere dieselbe Arbeit beschreiben und bezahlen und wie Stellensuchende Ihre eigenen Stellen finden.',
  },
  head: {
    site: 'Metier',
    board: (total) =>
      `${countResults(total)} in allen Kantonen der Schweiz: Suchen Sie nach Beruf, Wohnort und gewünschtem Pensum.`,
    search: (total, terms) => `${countResults(total)} ${terms}, von Firmen, die antworten.`,
    feed: 'Neue Stellen auf Metier',
    feedOf: (terms) => `Neue Stellen auf Metier ${terms}`,
  },
  map: 'Stellen nach Kanton',
  places: 'Stellen nach Ort',
  inPlace: (place, count) => `${place}: ${countJobs(count)}`,
  form: 'Stellensuche',
  keyword: 'Suchbegriff',
  keywordHint: 'Beruf, Firma oder Fähigkeit',
  location: 'Ort',
  locationHint: 'Ort oder Kanton',
  radius: 'Umkreis',
  radiusOf: (km) => (km ? `${km}\u00a0km` : 'Genau dieser Ort'),
  search: 'Suchen',
  change: 'Suche ändern:',
  terms: {
    keyword: (keyword) => `für «${keyword}»`,
    location: (location) => `in ${location}`,
    radius: (km) => `im Umkreis von ${km}\u00a0km`,
    published_within: (days) =>
      `in den letzten ${days === '1' ? '24 Stunden' : `${days} Tagen`} veröffentlicht`,
    rate: (percent) => `${percent}\u00a0%`,
    minSalary: (amount) => `ab ${amount}`,
    maxSalary: (amount) => `bis ${amount}`,
    monthly: (amount) => `${amount} im Monat bei 100\u00a0%`,
    canton: (canton) => `im Kanton ${canton}`,
    company: (company) => `bei ${company}`,
    language: (language) => `auf ${language}`,
    start: (day) => `Beginn ab ${day}`,
    end: (day) => `Ende bis ${day}`,
    none: 'neueste zuerst',
    or: ' oder ',
  },
  filters: {
    chips: 'Filter',
    chosen: 'Gewählte Filter',
    jobs: 'Stellen',
    remove: '(diesen Filter entfernen)',
    more: 'Weitere Filter',
    fields: {
      min_salary: 'Lohn ab',
      max_salary: 'Lohn bis',
      salary_type: 'Lohnart',
      contract_type: 'Vertragsart',
      activity_rate: 'Pensum',
      work_mode: 'Arbeitsform',
      level: 'Karrierestufe',
      published_within: 'Veröffentlicht',
      canton: 'Kanton',
      company: 'Firma',
      language: 'Sprache des Inserats',
      start_date: 'Beginn',
      end_date: 'Ende',
    },
    comparable: 'im Monat bei 100\u00a0%',
    comparableOrType: 'im Monat bei 100\u00a0% oder nach der einen gewählten Lohnart',
    rule: `Auf 100\u00a0% gerechnet: Stundenlohn × ${PER_MONTH.hourly}, Taglohn × ${PER_MONTH.daily}; Teilzeitlöhne werden hochgerechnet. Projekthonorare werden nicht berücksichtigt.`,
    hints: { start_date: 'Beginnt an diesem Tag oder später', end_date: 'Endet an diesem Tag oder früher' },
    anyTime: 'Beliebig',
    within: (days) => (days === '1' ? 'In den letzten 24 Stunden' : `In den letzten ${days} Tagen`),
    rate: (percent) => `${percent}\u00a0%`,
    reset: 'Zurücksetzen',
    apply: 'Anwenden',
    clear: 'Alle Filter löschen',
    contradictions: {
      salary: '«Lohn bis» liegt unter «Lohn ab».',
      dates: 'Das Ende liegt vor dem Beginn.',
    },
  },
  searching: 'Passende Stellen werden gesucht\u00a0…',
  results: countResults,
  noAnswer: 'Ergebnisse',
  sections: {
    nearby: ({ total }) => `${countJobs(total)} in der Nähe`,
    elsewhere: ({ total }) => `${countJobs(total)} anderswo`,
    related: ({ total }) =>
      german.plural(total, { one: '1 ähnliche Stelle', other: `${german.count(total)} ähnliche Stellen` }),
    mentioned: countMentions,
  },
  showMentions: (total) => `Anzeigen: ${countMentions(total)}`,
  ordering: 'Reihenfolge der Ergebnisse',
  relevance: 'Beste Treffer',
  newest: 'Neueste',
  card: {
    location: 'Ort:',
    distance: 'Entfernung:',
    activityRate: 'Pensum:',
    workMode: 'Arbeitsform:',
    posted: 'Veröffentlicht:',
    viewDetails: 'Details ansehen',
    applyNow: 'Jetzt bewerben',
    applied: (day) => (day ? `Beworben am ${day}` : 'Beworben'),
    of: (title) => `: ${title}`,
    favorite: (title) => `Stelle merken: ${title}`,
    match: {
      places: {
        occupation: 'Gleicher Beruf, andere Bezeichnung',
        group: 'Beruf aus diesem Bereich',
        related: 'Verwandter Beruf',
        company: 'Im Firmennamen gefunden',
      },
      description: 'In der Beschreibung:',
      benefits: 'Leistungen:',
    },
  },
  understood: {
    showing: { keyword: 'Ergebnisse für', location: 'Stellen in' },
    instead: { keyword: 'Stattdessen suchen nach', location: 'Stattdessen suchen in' },
    others: 'Ebenfalls gesucht:',
    without: '(nicht danach suchen)',
    asTyped: 'Gesucht wurde nur genau das, was Sie eingegeben haben.',
    all: 'Andere Bezeichnungen einbeziehen',
    leftOut: 'Nicht alle dieser Stellen passen zu:',
    alone: '(nur danach suchen)',
    elsewhere: 'Nichts gefunden in und um',
    nearest: 'Die nächstgelegenen Stellen kommen zuerst.',
    readAs: 'So wurde Ihre Suche verstanden',
    kinds: {
      occupation: 'Beruf:',
      place: 'Ort:',
      condition: 'Bedingung:',
      pay: 'Lohn:',
      level: 'Am liebsten:',
      words: 'Wort:',
      unwanted: 'Ohne:',
    },
  },
  pages: 'Ergebnisseiten',
  empty: {
    title: 'Keine Stellen gefunden',
    nothingOpen: 'Im Moment ist keine Stelle offen. Neue erscheinen zuerst hier.',
    hint: 'Versuchen Sie es mit einem kürzeren Wort oder einem grösseren Umkreis.',
    loosen: 'Mit weniger Angaben suchen:',
    more: 'Mehr Stellen mit weniger Angaben:',
    without: (term) => `Ohne «${term}»`,
    nearby: 'Oder in der Nähe:',
    near: (jobs, place, km) => `${countJobs(jobs)} in ${place}, ${km}\u00a0km`,
    everything: 'Alle Stellen anzeigen',
  },
  failure: {
    title: 'Die Suche hat nicht geklappt',
    text: 'Der Server hat nicht geantwortet. Ihre Eingaben sind noch da.',
  },
  misunderstood: {
    title: 'Einer der Filter ist ungültig',
    text: 'Er ist oben markiert. Der Rest Ihrer Suche ist noch da.',
    action: 'Ohne diesen Filter suchen',
  },
});
