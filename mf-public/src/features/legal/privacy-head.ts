import type { PageHead } from '@metier/sdk/remote';
import { privacyText } from './privacy.texts';

export const describe = (): PageHead => ({ description: privacyText.lead, canonical: '/privacy' });
