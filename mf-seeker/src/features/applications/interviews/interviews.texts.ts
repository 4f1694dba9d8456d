import { defineTexts } from '@metier/sdk/rules';

export const interviewsTexts = defineTexts('seeker/applications/interviews/interviews', {
  title: 'Interview',
  booked: (moment: string) => `Interview: ${moment}`,
  choose: 'Choose a time for your interview',
  proposed: 'You have proposed times for the interview',
});
