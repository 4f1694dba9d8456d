import { inCurrentLanguage } from '../../languages/current-language';
import { defineTexts, formatDate } from '@metier/sdk/rules';

const english = defineTexts('server/http/access/access', {
  locked: (dueAt: Date) =>
    `This account is locked and will be deleted on ${formatDate(dueAt.toISOString()) ?? ''}. You can keep it under “Your data”.`,
  unconfirmed: (email: string) =>
    `Please confirm your email address first: open the link that we have sent to ${email}, or have a new one sent on the page of your account.`,
  crossSite: 'The request comes from another site.',
  csrf: 'The CSRF token is missing or does not match. Please reload the page.',
  secondFactor:
    'Operators need a second step. Set up two-step login or a passkey on the page of your account; if you have a passkey, sign in with it.',
});

export const accessTexts = inCurrentLanguage(english);
