import { defineTexts } from '@metier/sdk/rules';

export const followingTexts = defineTexts('public/following/following', {
  title: 'Followed companies',
  lead: 'We’ll notify you of their new jobs.',
  channels: 'Choose how',
  list: 'Companies that you follow',
  openJobs: (count: number) =>
    count === 0 ? 'No open jobs' : count === 1 ? '1 open job' : `${count} open jobs`,
  unfollow: 'Unfollow',
  pages: 'Pages of companies',
  empty: {
    title: 'You follow no company yet',
    text: 'Open a company from one of its jobs and choose Follow. We’ll then notify you of its new jobs.',
    action: 'Search for jobs',
  },
  failedLoad: {
    title: 'The companies could not be loaded',
    text: 'Nothing is lost. Please try again.',
  },
});
