import type { HeadArguments, PageHead } from '@metier/sdk/remote';
import { textsIn } from '@metier/sdk/rules';
import { readLegalText } from '../legal-text';
import { privacyTexts } from './privacy.texts';

export const describe = ({ language }: HeadArguments): PageHead => ({
  description: readLegalText(textsIn(language, privacyTexts).text).lead,
  canonical: '/privacy',
});
