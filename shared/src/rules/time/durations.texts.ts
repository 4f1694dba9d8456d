import { defineTexts } from '../languages/texts';

export const durationsTexts = defineTexts('rules/durations', {
  lastDay: 'Last day to apply',
  daysLeft: (days: number) => (days === 1 ? '1 day left' : `${days} days left`),
  answersWithin: (days: number) => (days === 1 ? 'Answers within a day' : `Answers within ${days} days`),
  seconds: (count: number) => (count === 1 ? '1 second' : `${count} seconds`),
  minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
});
