import { inLanguageOfRequest } from '../language/language-context';
import { defineTexts, formatDate } from '@metier/sdk/rules';

const english = defineTexts('server/http/access/access', {
  locked: (dueAt: Date) =>
    `This account is locked and will be deleted on ${formatDate(dueAt.toISOString()) ?? ''}. You can keep it under “Your data”.`,
  secondFactor:
    'Operators need a second step. Set up two-step login or a passkey on the page of your account; if you have a passkey, sign in with it.',
});

export const accessTexts = inLanguageOfRequest(english);
