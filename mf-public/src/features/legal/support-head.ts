import type { HeadArguments, PageHead } from '@metier/sdk/remote';
import { textsIn } from '@metier/sdk/rules';
import { supportTexts } from './support.texts';

export const describe = ({ language }: HeadArguments): PageHead => ({
  description: textsIn(language, supportTexts).lead,
  canonical: '/support',
});
