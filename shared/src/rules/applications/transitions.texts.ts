import { defineTexts } from '../languages/texts';

/** Why a status cannot be set. */
export const transitionsTexts = defineTexts('rules/transitions', {
  already: {
    pending: 'Already submitted.',
    reviewed: 'Already reviewed.',
    shortlisted: 'Already shortlisted.',
    interview: 'Already at interview.',
    hired: 'Already hired.',
    rejected: 'Already rejected.',
    withdrawn: 'Already withdrawn.',
  },
  companyOnly: 'Only the company can change this status.',
  candidateOnly: 'Only the candidate can withdraw an application.',
  shortlistFirst: 'Shortlist this application first.',
  reviewFirst: 'Review this application first.',
});
