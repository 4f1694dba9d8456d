import type { HeadArguments, PageHead } from '@metier/sdk/remote';
import { textsIn } from '@metier/sdk/rules';
import { privacyTexts } from './privacy.texts';

export const describe = ({ language }: HeadArguments): PageHead => ({
  description: textsIn(language, privacyTexts).lead,
  canonical: '/privacy',
});
