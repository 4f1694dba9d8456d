import type { Dependencies } from '../../dependencies';
import { findRenderingObstacle } from '../gate/find-rendering-obstacle';

interface Log {
  warn(facts: object, message: string): void;
}

/** Names the live releases that this server no longer renders, as after an upgrade. */
export async function warnOfUnrendered(dependencies: Dependencies, log: Log): Promise<void> {
  for (const { remote, stable } of dependencies.releases.listLive(dependencies.config.channel)) {
    const reason = stable && (await findRenderingObstacle(dependencies, stable));
    if (reason)
      log.warn(
        { remote, version: stable.version, reason },
        'a live release is rendered by browsers alone until it is released again',
      );
  }
}
