import type { PageHead } from '@metier/sdk/remote';
import { sourcesText } from './sources.texts';

export const describe = (): PageHead => ({ description: sourcesText.lead, canonical: '/sources' });
