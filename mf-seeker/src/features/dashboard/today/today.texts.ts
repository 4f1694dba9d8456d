import { defineTexts } from '@metier/sdk/rules';

export const todayTexts = defineTexts('seeker/dashboard/today', {
  title: 'Today',
  nothing: 'All quiet: nothing waits for you today.',
  more: (count: number) => `${count} more`,
  later: (count: number) => `Coming up: ${count}`,
  messagesFailed: 'Your messages could not be loaded',
  dueFailed: 'Late answers and ending jobs could not be loaded',
  alertsFailed: 'New jobs of your alerts could not be loaded',
  interview: (company: string) => `Interview with ${company}`,
  messages: (name: string, others: number) =>
    others === 0
      ? `Message from ${name}`
      : `Messages from ${name} and ${others === 1 ? '1 other' : `${others} others`}`,
  read: 'Read',
  readOf: (name: string) => `Read the message from ${name}`,
  late: (company: string) => `No answer from ${company} yet`,
  ending: 'saved, closes soon',
  view: 'View',
  viewApplication: (company: string) => `View your application to ${company}`,
  viewJob: (title: string) => `View the job ${title}`,
  viewJobs: 'View the new jobs',
});
