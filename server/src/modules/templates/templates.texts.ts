import { inCurrentLanguage } from '../../languages/current-language';
import { defineTexts } from '@metier/sdk/rules';

const english = defineTexts('server/templates/templates', {
  nameTaken: 'You have a template of this name.',
  oneClosing: 'You have a closing notice already: change that one.',
  tooMany: (most: number) => `A company has at most ${most} templates. Delete one first.`,
});

export const templatesTexts = inCurrentLanguage(english);
