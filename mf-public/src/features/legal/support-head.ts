import type { PageHead } from '@metier/shared/remote';
import { supportTexts } from './support.texts';

export const describe = (): PageHead => ({ description: supportTexts.lead, canonical: '/support' });
