import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Channel, Health } from '@metier/sdk/contract';
import type { Queryable } from '../../db/database';
import { releaseCounts } from '../../db/schema/index';

/** Views and failures of releases in a channel since a given time. */
export async function sumHealth(
  db: Queryable,
  channel: Channel,
  releaseIds: readonly number[],
  since: Date,
): Promise<Health> {
  const [row] = await db
    .select({
      views: sql<number>`coalesce(sum(${releaseCounts.views}), 0)::int`,
      failures: sql<number>`coalesce(sum(${releaseCounts.failures}), 0)::int`,
    })
    .from(releaseCounts)
    .where(
      and(
        eq(releaseCounts.channel, channel),
        inArray(releaseCounts.releaseId, [...releaseIds]),
        gte(releaseCounts.minute, since),
      ),
    );
  return row ?? { views: 0, failures: 0 };
}
