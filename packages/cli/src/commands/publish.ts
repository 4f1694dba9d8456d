import { resolve } from 'node:path';
import type { Release } from '@metier/sdk/contract';
import { assertOwn } from '../apply-change';
import { assertSdk } from '../assert-sdk';
import { linkTo } from './link';
import { promote } from './move';
import { inKilobytes, type CommandResult } from '../output';
import { packRelease, type Packed } from '../pack';
import { readPackageDates } from '../package-dates';
import { readReason, type Session } from '../session';
import { CommandError } from '../command-error';

/** The build removes types without checking them. */
async function assertTypes({ project, options }: Session, remote: string): Promise<void> {
  if (options['no-check']) return;
  const errors = await project.findTypeErrors(remote);
  if (errors.length === 0) return;
  const sentence = `The types of ${remote} have errors, and nothing is published:`;
  throw new CommandError(
    'failed',
    [sentence, ...errors, '--no-check publishes without this check.'].join('\n'),
  );
}

/** The build's folder: built from the current sources, unless `--from` names an existing build. */
async function prepare({ project, options }: Session, remote: string): Promise<string> {
  if (options.from !== undefined) return resolve(process.env.INIT_CWD ?? process.cwd(), options.from);
  return project.build(remote, { isBuilt: options['no-build'] ?? false, isSilent: options.json ?? false });
}

async function assertNew({ client }: Session, { release: { name, version } }: Packed): Promise<void> {
  const releases = await client.get<Release[]>(`?remote=${encodeURIComponent(name)}&page_size=100`);
  if (releases.some((release) => release.version === version))
    throw new CommandError(
      'conflict',
      `${name} ${version} is published already, and a release never changes.`,
    );
}

/** Uploads a build; with `--promote`, makes it live. */
export async function publish(session: Session): Promise<CommandResult> {
  const { client, options, project, teller, words } = session;
  const remote = project.nameRemote(words[0]);
  const reason = options.promote ? await readReason(session) : undefined;
  if (options.from === undefined) {
    await assertOwn(session, [remote]);
    await assertSdk(session);
    await assertTypes(session, remote);
  }
  const folder = await prepare(session, remote);
  const packed = await packRelease(folder);
  const { name, version } = packed.release;
  await assertOwn(session, [name]);
  if (name !== remote) throw new CommandError('failed', `This is a build of ${name}, and not of ${remote}.`);
  await assertNew(session, packed);
  const size = `${Object.keys(packed.release.files).length} files, ${inKilobytes(packed.archive.length)} packed`;
  if (options['dry-run'])
    return {
      text: [`Dry run: would publish ${name} ${version} (${size}). Nothing was changed.`],
      data: { dry_run: true, remote: name, version, archive_size: packed.archive.length },
    };
  const { archive } = await packRelease(folder, await readPackageDates(session, packed.release));
  teller.writeLine(`Publishing ${name} ${version} (${size})`);
  const release = await client.upload<Release>(archive, teller.advance);
  const link = linkTo(client.server, release);
  const told = [`Published ${name} ${version}.`, `To see it: ${link}`];
  if (!reason) return { text: told, data: { release, link } };
  for (const line of told) teller.writeLine(line);
  const promotion = { ...session, words: [name, version], options: { ...options, reason } };
  try {
    const moved = await promote(promotion);
    return { text: moved.text, data: { release, link, ...moved.data } };
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    throw new CommandError(error.exit, `It is published, and not live: ${error.message}`, {
      release,
      link,
      ...error.errorDetails,
    });
  }
}
