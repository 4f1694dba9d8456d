import type { PageHead } from '@metier/sdk/remote';
import { termsText } from './terms.texts';

export const describe = (): PageHead => ({ description: termsText.lead, canonical: '/terms' });
