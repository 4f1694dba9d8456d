import type { Language } from '@metier/sdk/rules';
import { sql } from 'drizzle-orm';
import { jobproviders } from '../../db/schema/index';

/** The picture of the account of an application's company. */
export const logoId = sql<string | null>`(
  select owner.profile_picture_id from users owner where owner.id = ${jobproviders.userId}
)`;

/** The language of that account; null for one that has never chosen. */
export const companyLanguage = sql<Language | null>`(
  select owner.language from users owner where owner.id = ${jobproviders.userId}
)`;
