import { rmSync } from 'node:fs';
import { findPlace } from './product';

/** Leaves nothing of a run behind. */
export default function tearDown(): void {
  rmSync(findPlace().folder, { recursive: true, force: true });
}
