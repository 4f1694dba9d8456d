import { defineTexts, type ApplicationStatus } from '@metier/sdk/rules';

const nameAll = (count: number, name: string) => (count === 1 ? name : `${count} applications`);

const VERBS: Partial<Record<ApplicationStatus, string>> = {
  reviewed: 'Reviewing',
  shortlisted: 'Shortlisting',
  interview: 'Inviting',
  hired: 'Hiring',
  rejected: 'Rejecting',
};

const PARTICIPLES: Partial<Record<ApplicationStatus, string>> = {
  reviewed: 'marked as reviewed',
  shortlisted: 'shortlisted',
  interview: 'invited',
  hired: 'hired',
  rejected: 'rejected',
};

const NOUNS: Partial<Record<ApplicationStatus, string>> = { hired: 'hiring', rejected: 'rejection' };

/** Texts of moves that take effect in a minute. */
export const plannedTexts = defineTexts('provider/applications/planned/planned', {
  announced: (status: ApplicationStatus, count: number, name: string) =>
    `${nameAll(count, name)} will be ${PARTICIPLES[status] ?? 'moved'} in 60\u00a0seconds`,
  pending: (status: ApplicationStatus) => `${VERBS[status] ?? 'Moving'}…`,
  undo: 'Undo',
  undoOf: (status: ApplicationStatus, name: string) => `Undo the ${NOUNS[status] ?? 'move'} of ${name}`,
  undone: 'Undone: nothing was sent',
  tooLate: 'It is too late to undo this.',
  undoFailed: 'This could not be undone. Please try again.',
  reject: {
    title: (count: number, name: string) => `Reject ${nameAll(count, name)}`,
    reason: 'Reason',
    reasonHint: 'Only your company sees which reason you chose.',
    reasonTold: 'Its wording is in the message below.',
    reasonTellable: 'Optional. If you choose one, its wording is put into the message below.',
    reasonNeeded: 'Choose a reason, or take {reason} out of the message.',
    noReason: 'No reason',
    languageHint: 'By default that of the ad.',
    eachLanguage: 'The language of each ad',
    letterFor: (language: string, count: number, name: string) => `${language} · ${nameAll(count, name)}`,
    template: 'Template',
    builtIn: 'Standard text',
    withMessage: 'Send a message with the rejection',
    message: 'Message',
    filledHint: 'You can change the text before it is sent.',
    placeholdersHint: (names: string) => `${names} are filled in for each candidate.`,
    preview: (name: string) => `What ${name} reads`,
    hint: 'The rejection takes effect in 60 seconds. Until then you can undo it.',
    confirm: 'Reject',
    confirming: 'Rejecting…',
    cancel: 'Cancel',
    required: 'This field is required.',
  },
});
