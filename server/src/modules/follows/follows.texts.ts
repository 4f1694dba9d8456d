import { inCurrentLanguage } from '../../languages/current-language';
import { defineTexts } from '@metier/sdk/rules';

const english = defineTexts('server/follows/follows', {
  tooMany: (most: number) =>
    `You follow ${most} companies, which is the most an account can. Please end one of them first.`,
});

export const followsTexts = inCurrentLanguage(english);
