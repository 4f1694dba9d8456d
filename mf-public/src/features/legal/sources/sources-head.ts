import type { HeadArguments, PageHead } from '@metier/sdk/remote';
import { textsIn } from '@metier/sdk/rules';
import { sourcesTexts } from './sources.texts';

export const describe = ({ language }: HeadArguments): PageHead => ({
  description: textsIn(language, sourcesTexts).lead,
  canonical: '/sources',
});
