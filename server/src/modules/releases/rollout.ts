import { createHmac } from 'node:crypto';

/** A share is counted in so many parts. */
const WHOLE = 10_000;

/** Where the draw of a rollout puts a visitor, 0 to 9999: the same place for as long as its salt is. */
export const drawBucket = (salt: string, visitorId: string): number =>
  createHmac('sha256', salt).update(visitorId).digest().readUInt32BE(0) % WHOLE;

/**
 * Whether a bucket belongs to a share, in ten-thousandths. A share that grows takes buckets in and gives none back, so
 * nobody is moved back.
 */
export const isInShare = (bucket: number, share: number): boolean => bucket < share;
