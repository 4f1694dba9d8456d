import type { HeadArguments, PageHead } from '@metier/sdk/remote';
import { textsIn } from '@metier/sdk/rules';
import { termsTexts } from './terms.texts';

export const describe = ({ language }: HeadArguments): PageHead => ({
  description: textsIn(language, termsTexts).lead,
  canonical: '/terms',
});
