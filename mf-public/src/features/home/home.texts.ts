import type { Listing } from '@metier/sdk/api';
import type { JobMatch } from '@metier/sdk/contract';
import { defineTexts, formatCount, MATCH_REASONS, PER_MONTH } from '@metier/sdk/rules';

const countJobs = (count: number) => (count === 1 ? '1 job' : `${formatCount(count)} jobs`);

type Total = Pick<Listing<unknown>, 'total' | 'isCapped'>;

/** `600+ jobs` when there are more than were counted. */
const countResults = ({ total, isCapped }: Total) =>
  isCapped ? `${formatCount(total)}+ jobs` : countJobs(total);

const countMentions = (total: Total) =>
  `${countResults(total)} that only ${total.total === 1 ? 'mentions' : 'mention'} it`;

export const homeTexts = defineTexts('public/home/home', {
  title: 'Metier – Find Your Dream Job',
  hero: (openJobs: number | undefined): readonly [string, string] =>
    openJobs
      ? [`${countJobs(openJobs)}.`, openJobs === 1 ? 'It may be yours.' : 'One of them is yours.']
      : ['Good work,', 'close to you.'],
  lead: 'Search every open position by what you do, where you live and how much you want to work.',
  /** An employer looks at the board, and not for a job. */
  employer: {
    hero: (openJobs: number | undefined): readonly [string, string] =>
      openJobs
        ? [`${countJobs(openJobs)}.`, 'Is yours among them?']
        : ['The board,', 'as candidates see it.'],
    lead: 'See how others describe and pay the same work, and how candidates find your own jobs.',
  },
  /** Texts for search engines and feed readers. */
  head: {
    site: 'Metier',
    board: (total: Total) =>
      `${countResults(total)} in every canton of Switzerland: search by what you do, where you live and how much you want to work.`,
    search: (total: Total, terms: string) => `${countResults(total)} ${terms}, from employers who answer.`,
    feed: 'New jobs on Metier',
    feedOf: (terms: string) => `New jobs on Metier ${terms}`,
  },
  map: 'Jobs by canton',
  places: 'Jobs by place',
  inPlace: (place: string, count: number) => `${place}: ${countJobs(count)}`,
  form: 'Job search',
  keyword: 'Keyword',
  keywordHint: 'Profession, company or skill',
  location: 'Location',
  locationHint: 'Town or canton',
  radius: 'Within',
  radiusOf: (km: string) => (km ? `${km}\u00a0km` : 'This place only'),
  search: 'Search',
  /** In front of the terms, for those who do not see the sign. */
  change: 'Change the search:',
  /** A search term in words, for the heading and the link that removes it. */
  terms: {
    keyword: (keyword: string) => `for “${keyword}”`,
    location: (location: string) => `in ${location}`,
    radius: (km: string) => `within ${km}\u00a0km`,
    published_within: (days: string) => `posted in the last ${days === '1' ? '24 hours' : `${days} days`}`,
    rate: (percent: string) => `${percent}\u00a0%`,
    minSalary: (amount: string) => `from ${amount}`,
    maxSalary: (amount: string) => `up to ${amount}`,
    monthly: (amount: string) => `${amount} a month at 100\u00a0%`,
    canton: (canton: string) => `canton ${canton}`,
    company: (company: string) => `at ${company}`,
    language: (language: string) => `in ${language}`,
    start: (day: string) => `starting from ${day}`,
    end: (day: string) => `ending by ${day}`,
    none: 'newest first',
    or: ' or ',
  },
  filters: {
    chips: 'Filters',
    chosen: 'Chosen filters',
    jobs: 'jobs',
    remove: '(remove this filter)',
    more: 'More filters',
    fields: {
      min_salary: 'Min salary',
      max_salary: 'Max salary',
      salary_type: 'Salary type',
      contract_type: 'Contract type',
      activity_rate: 'Activity rate',
      work_mode: 'Work mode',
      level: 'Level',
      published_within: 'Posted',
      canton: 'Canton',
      company: 'Company',
      language: 'Language of the ad',
      start_date: 'Start date',
      end_date: 'End date',
    },
    /** What the amounts of the salary filters are compared with. */
    comparable: 'per month at 100\u00a0%',
    comparableOrType: 'per month at 100\u00a0%, or per the one salary type chosen',
    rule: `At 100\u00a0%, hourly pay counts × ${PER_MONTH.hourly}, daily pay × ${PER_MONTH.daily}, and part-time pay is scaled up. Project fees are left out.`,
    hints: { start_date: 'Starts on or after', end_date: 'Ends on or before' },
    anyTime: 'Any time',
    within: (days: string) => (days === '1' ? 'In the last 24 hours' : `In the last ${days} days`),
    rate: (percent: number | string) => `${percent}\u00a0%`,
    reset: 'Reset',
    apply: 'Apply',
    clear: 'Clear all filters',
    contradictions: {
      salary: 'The max salary is below the min salary.',
      dates: 'The end date is before the start date.',
    },
  },
  searching: 'Searching for the perfect jobs...',
  results: countResults,
  noAnswer: 'Results',
  /** The number of jobs that are not quite what was asked. */
  sections: {
    nearby: ({ total }: Total) => `${countJobs(total)} nearby`,
    elsewhere: ({ total }: Total) => `${countJobs(total)} elsewhere`,
    related: ({ total }: Total) => (total === 1 ? '1 similar job' : `${formatCount(total)} similar jobs`),
    mentioned: countMentions,
  },
  showMentions: (total: Total) => `Show ${countMentions(total)}`,
  ordering: 'Order of the results',
  relevance: 'Most relevant',
  newest: 'Newest',
  card: {
    location: 'Location:',
    distance: 'Distance:',
    activityRate: 'Activity rate:',
    workMode: 'Work mode:',
    posted: 'Posted:',
    viewDetails: 'View Details',
    applyNow: 'Apply Now',
    applied: (day = '') => `Applied ${day}`.trim(),
    of: (title: string) => `: ${title}`,
    favorite: (title: string) => `Favorite: ${title}`,
    /** Why the search found the job; a title and a place speak for themselves. */
    match: {
      places: MATCH_REASONS as Partial<Record<JobMatch['found_in'], string>>,
      description: 'In the description:',
      benefits: 'Benefits:',
    },
  },
  understood: {
    /** Before the corrected term. */
    showing: { keyword: 'Showing results for', location: 'Showing jobs in' },
    /** Before the typed term. */
    instead: { keyword: 'Search instead for', location: 'Search instead in' },
    others: 'Also searched:',
    without: '(do not search this)',
    /** Nothing but the typed words was searched. */
    asTyped: 'Showing exact matches only.',
    all: 'Include other names',
    /** Before what some of the results lack: words, a contract, pay. */
    leftOut: 'Not every job here matches',
    alone: '(search for this alone)',
    /** Before places without a job that fits. */
    elsewhere: 'Nothing found in or around',
    nearest: 'The nearest jobs come first.',
    readAs: 'How your search was read',
    kinds: {
      occupation: 'Job:',
      place: 'Place:',
      condition: 'Condition:',
      pay: 'Pay:',
      level: 'Preferably:',
      words: 'Word:',
      unwanted: 'Without:',
    },
  },
  pages: 'Pages of results',
  empty: {
    title: 'No jobs found',
    nothingOpen: 'No position is open at the moment. New ones appear here first.',
    hint: 'Try a shorter word or a wider area.',
    loosen: 'Search with less:',
    more: 'More jobs with less:',
    without: (term: string) => `Without “${term}”`,
    nearby: 'Or look nearby:',
    near: (jobs: number, place: string, km: number) => `${countJobs(jobs)} in ${place}, ${km}\u00a0km`,
    everything: 'Show all jobs',
  },
  failure: {
    title: 'The search did not work',
    text: 'The server did not answer. What you typed is still here.',
  },
  misunderstood: {
    title: 'One of the filters is not valid',
    text: 'It is marked above. The rest of your search is still here.',
    action: 'Search without it',
  },
});
