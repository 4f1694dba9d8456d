import type { PageHead } from '@metier/sdk/remote';
import { privacyLead } from './privacy.texts';

export const describe = (): PageHead => ({ description: privacyLead, canonical: '/privacy' });
