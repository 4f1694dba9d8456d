import { CommandError } from '../command-error';
import { findReleases } from '../find-release';
import type { CommandResult } from '../output';
import { packRelease } from '../pack';
import type { Session } from '../session';

/** Builds a published release again, here, and says so to the server when it is the same. */
export async function rebuild({ client, options, project, words }: Session): Promise<CommandResult> {
  const [published] = await findReleases(client, words);
  if (!published) throw new CommandError('failed', 'Say which release.');
  const remote = project.nameRemote(published.remote);
  const folder = await project.build(remote, {
    isBuilt: options['no-build'] ?? false,
    isSilent: options.json ?? false,
  });
  const { release } = await packRelease(folder);
  if (release.version !== published.version)
    throw new CommandError(
      'conflict',
      `These sources give ${remote} ${release.version}, and not ${published.version}: check out its commit, and run npm ci.`,
    );
  const files = Object.fromEntries(
    Object.entries(release.files).map(([path, { integrity }]) => [path, integrity]),
  );
  await client.post<undefined>('rebuilds/', { remote, version: published.version, files });
  return {
    text: [`${remote} ${published.version} gives the same bytes here; the server knows.`],
    data: { remote, version: published.version },
  };
}
