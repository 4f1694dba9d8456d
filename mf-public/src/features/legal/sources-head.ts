import type { PageHead } from '@metier/shared/remote';
import { sourcesText } from './sources.texts';

export const describe = (): PageHead => ({ description: sourcesText.lead, canonical: '/sources' });
