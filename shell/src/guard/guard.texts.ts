import { defineTexts, formatDate } from '@metier/sdk/rules';

export const guardTexts = defineTexts('shell/guard/guard', {
  locked: (deletionAt: string) =>
    `This account is locked, and will be deleted on ${formatDate(deletionAt) ?? deletionAt}. You can keep it here.`,
});
