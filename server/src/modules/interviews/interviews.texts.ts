import { inCurrentLanguage } from '../../languages/current-language';
import { defineTexts } from '@metier/sdk/rules';

/** Reasons of refusals. */
const english = defineTexts('server/interviews/interviews', {
  taken: 'This time has just been taken.',
  busyCandidate: 'You have another interview at this time.',
  busyInterviewer: 'An interviewer has another interview at this time.',
  busyApplicant: 'The candidate has another interview at this time.',
  notInvited: 'Shortlist this application first.',
  ended: 'This application has ended.',
  alreadyOpen: 'There is an open interview for this application. Change that one instead.',
  closed: 'This interview is no longer open.',
  over: 'This interview has taken place.',
  past: 'This time is in the past.',
  tooFar: 'Choose a time within the next year.',
  invalidTime: 'This time does not exist.',
  ownSlot: 'The other side has to choose one of these times.',
  unknownLink: 'This link is incomplete or was changed. Please open it from the mail once more.',
  endedLink: 'This link has ended, because the interview is no longer open.',
});

export const interviewsTexts = inCurrentLanguage(english);
