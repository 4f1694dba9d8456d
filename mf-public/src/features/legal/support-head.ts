import type { PageHead } from '@metier/sdk/remote';
import { supportTexts } from './support.texts';

export const describe = (): PageHead => ({ description: supportTexts.lead, canonical: '/support' });
