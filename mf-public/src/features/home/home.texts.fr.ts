import { french, PER_MONTH, regionsTexts, textsIn, translate } from '@metier/sdk/rules';
import type { Listing } from '@metier/sdk/api';
import type * as english from './home.texts';

const countJobs = (count: number) =>
  french.plural(count, {
    one: `${french.count(count)} offre d’emploi`,
    other: `${french.count(count)} offres d’emploi`,
  });

type Total = Pick<Listing<unknown>, 'total' | 'isCapped'>;

const countResults = ({ total, isCapped }: Total) =>
  isCapped ? `Plus de ${french.count(total)} offres d’emploi` : countJobs(total);

const countShortly = ({ total, isCapped }: Total) =>
  isCapped
    ? `Plus de ${french.count(total)} offres`
    : french.plural(total, { one: `${total} offre`, other: `${french.count(total)} offres` });

const countMentions = (total: Total) =>
  `${countShortly(total)} qui ne ${french.plural(total.total, { one: 'fait', other: 'font' })} que le mentionner`;

/** The canton's name with its preposition: «de Vaud», «du Valais», «d’Argovie». */
const ofCanton = (canton: string) => {
  if (canton === 'Grisons') return `des ${canton}`;
  if (/^(Jura|Tessin|Valais)$/.test(canton)) return `du ${canton}`;
  return /^[AOU]/.test(canton) ? `d’${canton}` : `de ${canton}`;
};

/** The cantons that no town is named after. */
const CANTON =
  /^(Appenzell Rhodes-.+|Argovie|Bâle-.+|Grisons|Jura|Nidwald|Obwald|Tessin|Thurgovie|Uri|Valais|Vaud)$/;

/** A canton that is named, or written as its code: «Vaud», «VD». */
const toCanton = (place: string) => {
  const names = new Map<string, string>(Object.entries(textsIn('fr', regionsTexts)));
  return CANTON.test(place) ? place : names.get(place);
};

/** A place with its preposition: «à Lausanne», «au Locle», «aux Verrières», «dans le canton du Tessin». */
const inPlace = (place: string) => {
  const canton = toCanton(place);
  if (canton) return `dans le canton ${ofCanton(canton)}`;
  if (/^canton /i.test(place)) return `dans le ${place.replace(/^C/, 'c')}`;
  if (/^Les? /.test(place)) return place.replace(/^Le/, 'au').replace(/^aus/, 'aux');
  return `à ${place}`;
};

export const homeTexts = translate<typeof english.homeTexts>('public/home/home')({
  title: 'Metier – Trouvez l’emploi de vos rêves',
  hero: (openJobs) =>
    openJobs
      ? [
          `${countJobs(openJobs)}.`,
          french.plural(openJobs, { one: 'C’est peut-être la vôtre.', other: 'L’une d’elles est la vôtre.' }),
        ]
      : ['Un bon travail,', 'près de chez vous.'],
  lead: 'Parcourez tous les postes ouverts selon votre métier, votre domicile et le taux d’activité qui vous convient.',
  employer: {
    hero: (openJobs) =>
      openJobs
        ? [`${countJobs(openJobs)}.`, 'La vôtre en fait-elle partie\u00a0?']
        : ['Les offres,', 'vues par les candidats et candidates.'],
    lead: 'Voyez comment d’autres décrivent et rémunèrent le même travail, et comment on trouve vos propres offres.',
  },
  head: {
    site: 'Metier',
    board: (total) =>
      `${countResults(total)} dans tous les cantons suisses\u00a0: cherchez selon votre métier, votre domicile et le taux d’activité qui vous convient.`,
    search: (total, terms) => `${countResults(total)} ${terms}, auprès d’entreprises qui répondent.`,
    feed: 'Nouvelles offres sur Metier',
    feedOf: (terms) => `Nouvelles offres sur Metier ${terms}`,
  },
  map: 'Offres par canton',
  places: 'Offres par lieu',
  inPlace: (place, count) => `${place}\u00a0: ${countJobs(count)}`,
  form: 'Recherche d’emploi',
  keyword: 'Mot-clé',
  keywordHint: 'Métier, entreprise ou compétence',
  location: 'Lieu',
  locationHint: 'Localité ou canton',
  radius: 'Rayon',
  radiusOf: (km) => (km ? `${km}\u00a0km` : 'Uniquement ce lieu'),
  search: 'Rechercher',
  change: 'Modifier la recherche\u00a0:',
  terms: {
    keyword: (keyword) => `pour «\u00a0${keyword}\u00a0»`,
    location: inPlace,
    radius: (km) => `dans un rayon de ${km}\u00a0km`,
    published_within: (days) =>
      `publiées ces ${days === '1' ? '24 dernières heures' : `${days} derniers jours`}`,
    rate: (percent) => `${percent}\u00a0%`,
    minSalary: (amount) => `dès ${amount}`,
    maxSalary: (amount) => `jusqu’à ${amount}`,
    monthly: (amount) => `${amount} par mois à 100\u00a0%`,
    canton: (canton) => `dans le canton ${ofCanton(canton)}`,
    company: (company) => `chez ${company}`,
    language: (language) => `en ${language.toLowerCase()}`,
    start: (day) => `début dès le ${day}`,
    end: (day) => `fin au plus tard le ${day}`,
    none: 'les plus récentes d’abord',
    or: ' ou ',
  },
  filters: {
    chips: 'Filtres',
    chosen: 'Filtres choisis',
    jobs: 'offres',
    remove: '(supprimer ce filtre)',
    more: 'Plus de filtres',
    fields: {
      min_salary: 'Salaire min.',
      max_salary: 'Salaire max.',
      salary_type: 'Type de salaire',
      contract_type: 'Type de contrat',
      activity_rate: 'Taux d’activité',
      work_mode: 'Mode de travail',
      level: 'Niveau du poste',
      published_within: 'Date de publication',
      canton: 'Canton',
      company: 'Entreprise',
      language: 'Langue de l’annonce',
      start_date: 'Date de début',
      end_date: 'Date de fin',
    },
    comparable: 'par mois à 100\u00a0%',
    comparableOrType: 'par mois à 100\u00a0%, ou selon le type de salaire s’il n’y en a qu’un de choisi',
    rule: `Pour un mois à 100\u00a0%, le salaire horaire est multiplié par ${PER_MONTH.hourly}, le salaire journalier par ${PER_MONTH.daily}, et un salaire à temps partiel est ramené à 100\u00a0%. Les honoraires par projet ne sont pas pris en compte.`,
    hints: { start_date: 'Commence à cette date ou après', end_date: 'Se termine à cette date ou avant' },
    anyTime: 'Toutes les dates',
    within: (days) => (days === '1' ? 'Ces 24 dernières heures' : `Ces ${days} derniers jours`),
    rate: (percent) => `${percent}\u00a0%`,
    reset: 'Réinitialiser',
    apply: 'Appliquer',
    clear: 'Effacer tous les filtres',
    contradictions: {
      salary: 'Le salaire maximal est inférieur au salaire minimal.',
      dates: 'La date de fin précède la date de début.',
    },
  },
  searching: 'Recherche des offres…',
  // Short, for a narrow screen has the ways to sort beside it.
  results: countShortly,
  noAnswer: 'Résultats',
  sections: {
    nearby: (total) => `${countShortly(total)} à proximité`,
    elsewhere: (total) => `${countShortly(total)} ailleurs`,
    related: ({ total }) =>
      french.plural(total, {
        one: `${total} offre similaire`,
        other: `${french.count(total)} offres similaires`,
      }),
    mentioned: countMentions,
  },
  showMentions: (total) => `Afficher ${countMentions(total)}`,
  ordering: 'Ordre des résultats',
  relevance: 'Pertinence',
  newest: 'Date',
  card: {
    location: 'Lieu\u00a0:',
    distance: 'Distance\u00a0:',
    activityRate: 'Taux d’activité\u00a0:',
    workMode: 'Mode de travail\u00a0:',
    posted: 'Publiée\u00a0:',
    viewDetails: 'Voir l’offre',
    applyNow: 'Postuler',
    applied: (day = '') => (day ? `Postulé le ${day}` : 'Postulé'),
    of: (title) => `\u00a0: ${title}`,
    favorite: (title) => `Favori\u00a0: ${title}`,
    match: {
      places: {
        occupation: 'Même métier, autre nom',
        group: 'Métier de ce domaine',
        related: 'Métier proche',
        company: 'Trouvé dans le nom de l’entreprise',
      },
      description: 'Dans la description\u00a0:',
      benefits: 'Avantages\u00a0:',
    },
  },
  understood: {
    showing: { keyword: 'Résultats pour', location: 'Offres, lieu\u00a0:' },
    instead: { keyword: 'Chercher plutôt', location: 'Chercher plutôt\u00a0:' },
    others: 'Recherché aussi\u00a0:',
    without: '(ne pas rechercher)',
    asTyped: 'Recherche limitée à votre saisie.',
    all: 'Inclure d’autres noms',
    leftOut: 'Ces offres ne correspondent pas toutes à :',
    alone: '(chercher seulement cela)',
    elsewhere: 'Rien trouvé dans les environs de',
    nearest: 'Les offres les plus proches viennent en premier.',
    readAs: 'Votre recherche a été comprise ainsi',
    kinds: {
      occupation: 'Métier\u00a0:',
      place: 'Lieu\u00a0:',
      condition: 'Condition\u00a0:',
      pay: 'Salaire\u00a0:',
      level: 'De préférence\u00a0:',
      words: 'Mot\u00a0:',
      unwanted: 'Sans\u00a0:',
    },
  },
  pages: 'Pages de résultats',
  empty: {
    title: 'Aucune offre trouvée',
    nothingOpen: 'Aucun poste n’est ouvert pour l’instant. Les nouvelles offres apparaissent ici en premier.',
    hint: 'Essayez un mot plus court ou une région plus large.',
    loosen: 'Cherchez avec moins de critères\u00a0:',
    more: 'Plus d’offres avec moins de critères\u00a0:',
    without: (term) => `Sans «\u00a0${term}\u00a0»`,
    nearby: 'Ou cherchez à proximité\u00a0:',
    near: (jobs, place, km) => `${countJobs(jobs)} ${inPlace(place)}, ${km}\u00a0km`,
    everything: 'Toutes les offres',
  },
  failure: {
    title: 'La recherche n’a pas fonctionné',
    text: 'Le serveur n’a pas répondu. Votre saisie est toujours là.',
  },
  misunderstood: {
    title: 'L’un des filtres n’est pas valable',
    text: 'Il est signalé ci-dessus. Le reste de votre recherche est toujours là.',
    action: 'Rechercher sans ce filtre',
  },
});
