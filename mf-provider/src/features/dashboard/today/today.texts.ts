import { defineTexts } from '@metier/sdk/rules';

export const todayTexts = defineTexts('provider/dashboard/today', {
  title: 'Today',
  nothing: 'All done: nothing waits for you today.',
  more: (count: number) => `${count} more`,
  later: (count: number) => `Coming up: ${count}`,
  figuresFailed: 'The figures of your jobs could not be loaded',
  messagesFailed: 'Your messages could not be loaded',
  interview: {
    booked: (name: string) => `Interview with ${name}`,
    proposed: (name: string) => `${name} proposes other times`,
    offered: (name: string) => `${name} has not chosen a time yet`,
  },
  answer: 'Answer',
  answerOf: (name: string) => `Answer the proposal of ${name}`,
  waiting: (count: number) => (count === 1 ? '1 new application' : `${count} new applications`),
  late: (late: number, total: number) =>
    `${late} of ${total === 1 ? '1 new application' : `${total} new applications`} ${late === 1 ? 'is' : 'are'} late`,
  oldest: (name: string, job: string) => `Waiting longest: ${name}, ${job}`,
  review: 'Review',
  reviewAll: 'Review the new applications',
  ending: (job: string) => `“${job}” closes`,
  received: (count: number) => (count === 1 ? '1 application so far' : `${count} applications so far`),
  messages: (name: string, others: number) =>
    others === 0
      ? `Message from ${name}`
      : `Messages from ${name} and ${others === 1 ? '1 other' : `${others} others`}`,
  read: 'Read',
  readOf: (name: string) => `Read the message from ${name}`,
});
