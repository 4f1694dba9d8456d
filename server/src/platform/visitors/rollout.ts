import { hashWithKey } from '../../signing';

/** Number of parts in which a share is counted. */
const BUCKET_COUNT = 10_000;

/** Bucket of a visitor in a rollout, from 0 to 9999; stable as long as the salt is. */
export const drawBucket = (salt: string, visitorId: string): number =>
  hashWithKey(salt, visitorId).readUInt32BE(0) % BUCKET_COUNT;

/**
 * True when a bucket belongs to a share, in ten-thousandths. A growing share only adds buckets, so that no
 * visitor moves back.
 */
export const isInShare = (bucket: number, share: number): boolean => bucket < share;
