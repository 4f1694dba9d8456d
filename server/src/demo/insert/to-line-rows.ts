import type { companyLines } from '../../db/schema/index';
import { findSharedLines } from '../../search/index';

interface DemoAd {
  readonly jobproviderId: number;
  readonly isActive: boolean;
  readonly openedAt: Date;
  readonly title: string;
  readonly description: string;
  readonly meanings: readonly string[];
}

/** What the nightly comparison of ads would find. */
export function toLineRows(ads: readonly DemoAd[]): (typeof companyLines.$inferInsert)[] {
  const active = ads.filter(({ isActive }) => isActive);
  return [...new Set(active.map(({ jobproviderId }) => jobproviderId))].map((jobproviderId) => {
    const own = active.filter((ad) => ad.jobproviderId === jobproviderId);
    const changedAt = new Date(Math.max(...own.map(({ openedAt }) => openedAt.getTime())));
    return { jobproviderId, lines: findSharedLines(own), changedAt };
  });
}
