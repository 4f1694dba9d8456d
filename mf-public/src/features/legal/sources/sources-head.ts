import type { HeadArguments, PageHead } from '@metier/sdk/remote';
import { textsIn } from '@metier/sdk/rules';
import { readLegalText } from '../legal-text';
import { sourcesTexts } from './sources.texts';

export const describe = ({ language }: HeadArguments): PageHead => ({
  description: readLegalText(textsIn(language, sourcesTexts).text).lead,
  canonical: '/sources',
});
