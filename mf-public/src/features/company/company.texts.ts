import { defineTexts } from '@metier/sdk/rules';

export const companyTexts = defineTexts('public/company/company', {
  home: 'Home',
  edit: 'Edit Profile',
  publicPage: 'Public page',
  follow: 'Follow',
  followers: 'Followers',
  followersCount: (count: number) => (count === 1 ? '1 follower' : `${count} followers`),
  place: 'Location',
  responseTime: 'Response time',
  website: 'Website',
  newTab: '(opens in a new tab)',
  reviewsCount: (count: number) => (count === 1 ? '1 review' : `${count} reviews`),
  toJobs: 'Open jobs',
  facts: { industry: 'Industry', size: 'Size', founded: 'Founded', languages: 'Working languages' },
  pictures: {
    title: 'Pictures',
    place: (place: number, count: number) => `Picture ${place} of ${count}`,
    previous: 'Previous picture',
    next: 'Next picture',
  },
  quotes: { title: 'From the reviews', quoted: (words: string) => `“${words}”` },
  about: {
    title: 'About the Company',
    none: 'This company has not described itself yet.',
    tabs: { mission: 'Mission', advantages: 'Advantages', ethics: 'Work Ethics' },
    empty: {
      mission: 'This company has not described its mission yet.',
      advantages: 'This company has not listed any advantages yet.',
      ethics: 'This company has not described its work ethics yet.',
    },
  },
  head: {
    openJobs: (count: number) => (count === 1 ? '1 open job' : `${count} open jobs`),
    rating: (average: string, count: number) =>
      `${average} of 5 stars (${count === 1 ? '1 review' : `${count} reviews`})`,
  },
  jobs: {
    title: 'Open Jobs',
    loading: 'Loading the open jobs…',
    none: 'No open jobs',
    noneHint: 'New ones appear here as soon as they are posted.',
    search: 'Search all jobs',
    posted: 'Posted',
    failed: 'The open jobs could not be loaded',
    pages: 'Pages of open jobs',
  },
  reviews: {
    title: 'Reviews',
    loading: 'Loading the reviews…',
    none: 'No reviews yet',
    noneHint:
      'People who applied here can write one once their application has ended. Reviews show no names.',
    mine: 'Your review',
    pros: 'Pros',
    cons: 'Cons',
    failed: 'The reviews could not be loaded',
    pages: 'Pages of reviews',
    invitation: 'Your application here has ended. How was it? Your name is not shown.',
    write: 'Write a review',
  },
  safe: 'The rest of the page still works. Please try again.',
  pageOver: 'There is no such page.',
  firstPage: 'Go to the first page',
  missing: {
    title: 'Company not found',
    text: 'It may have left Metier, or the address is mistyped.',
  },
  failure: {
    title: 'Error Loading Company',
    text: 'The company could not be loaded. Please try again later.',
  },
});
