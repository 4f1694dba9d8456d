import type { PageHead } from '@metier/shared/remote';
import { termsText } from './terms.texts';

export const describe = (): PageHead => ({ description: termsText.lead, canonical: '/terms' });
