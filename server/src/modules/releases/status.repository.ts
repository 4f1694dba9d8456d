import { and, eq, gte, sql } from 'drizzle-orm';
import type { Channel, Health } from '@metier/shared/contract';
import type { Queryable } from '../../db/database';
import { releaseCounts } from '../../db/schema/index';

/** How often a release was seen and how often it failed in a channel since a moment. */
export async function sumHealth(
  db: Queryable,
  channel: Channel,
  releaseId: number,
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
        eq(releaseCounts.releaseId, releaseId),
        gte(releaseCounts.minute, since),
      ),
    );
  return row ?? { views: 0, failures: 0 };
}
