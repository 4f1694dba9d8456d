import type { HeadArguments, PageHead } from '@metier/sdk/remote';
import { textsIn } from '@metier/sdk/rules';
import { readLegalText } from './legal-text';
import { supportTexts } from './support.texts';

export const describe = ({ language }: HeadArguments): PageHead => ({
  description: readLegalText(textsIn(language, supportTexts).text).lead,
  canonical: '/support',
});
