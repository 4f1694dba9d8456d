import type { Sbom } from '@metier/sdk/contract';
import { findReleases } from '../find-release';
import type { CommandResult } from '../output';
import type { Session } from '../session';

/** Prints the bill of materials of a release, or of the server. */
export async function sbom({ client, words }: Session): Promise<CommandResult> {
  const [release] = words.length > 0 ? await findReleases(client, words) : [];
  const data = await client.get<Sbom>(release ? `${release.remote}/${release.version}/sbom/` : 'sbom/');
  return { text: [JSON.stringify(data, null, 2)], data };
}
