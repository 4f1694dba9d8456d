import type { HeadArguments, PageHead } from '@metier/sdk/remote';
import { textsIn } from '@metier/sdk/rules';
import { readLegalText } from '../legal-text';
import { termsTexts } from './terms.texts';

export const describe = ({ language }: HeadArguments): PageHead => ({
  description: readLegalText(textsIn(language, termsTexts).text).lead,
  canonical: '/terms',
});
