const NARROW_NO_BREAK_SPACE = '\u202f';

const formatCount = (count: number) => String(count).replace(/\B(?=(?:\d{3})+$)/g, NARROW_NO_BREAK_SPACE);

const countJobs = (count: number) => (count === 1 ? '1 job' : `${formatCount(count)} jobs`);

/** `for “care”, in Bern`. */
const describeTerms = (keyword: string, location: string) =>
  [keyword && `for “${keyword}”`, location && `in ${location}`].filter(Boolean).join(', ');

export const homeTexts = {
  title: 'Metier – Find Your Dream Job',
  titleOf: (total: number, keyword: string, location: string) =>
    `${countJobs(total)} ${describeTerms(keyword, location)}`,
  hero: (openJobs: number | undefined): readonly [string, string] =>
    openJobs
      ? [`${countJobs(openJobs)}.`, openJobs === 1 ? 'It may be yours.' : 'One of them is yours.']
      : ['Good work,', 'close to you.'],
  lead: 'Search every open position by what you do and where you live.',
  form: 'Job search',
  keyword: 'Keyword',
  keywordHint: 'Profession, company or skill',
  location: 'Location',
  locationHint: 'Town or canton',
  search: 'Search',
  searching: 'Searching for the perfect jobs...',
  /** `600+ jobs` when there are more than were counted. */
  results: ({ total, isCapped }: { total: number; isCapped?: boolean }) =>
    isCapped ? `${formatCount(total)}+ jobs` : countJobs(total),
  noAnswer: 'Results',
  terms: (keyword: string, location: string) => describeTerms(keyword, location) || 'newest first',
  ordering: 'Order of the results',
  relevance: 'Most relevant',
  newest: 'Newest',
  card: {
    location: 'Location:',
    activityRate: 'Activity rate:',
    posted: 'Posted:',
    rate: (percent: number) => `${percent}\u00a0%`,
    viewDetails: 'View Details',
    applyNow: 'Apply Now',
    of: (title: string) => `: ${title}`,
  },
  pages: 'Pages of results',
  empty: {
    title: 'No jobs found',
    nothingOpen: 'No position is open at the moment. New ones appear here first.',
    hint: 'Try a shorter word or a wider area.',
    withoutKeyword: (location: string) => `All jobs in ${location}`,
    withoutLocation: (keyword: string) => `“${keyword}” everywhere`,
    everything: 'Show all jobs',
  },
  failure: {
    title: 'The search did not get through',
    text: 'The server did not answer. What you typed is still here.',
  },
} as const;
