import semver from 'semver';
import { CommandError } from './command-error';
import type { Session } from './session';

/** The part of `/sdk/` that is read here. */
interface SdkIndex {
  /** Contracts that its shell speaks: major versions of the SDK. */
  readonly contracts: readonly number[];
  readonly packages: readonly { readonly name: string; readonly version: string }[];
}

const SDK = '@metier/sdk';
const NOT_FOUND = 404;

/** Undefined for a server without an SDK. */
async function readIndex({ client }: Session): Promise<SdkIndex | undefined> {
  try {
    return await client.get<SdkIndex>('/sdk/');
  } catch (error) {
    const details = error instanceof CommandError ? error.errorDetails : {};
    if ('status' in details && details.status === NOT_FOUND) return undefined;
    throw error;
  }
}

/**
 * Checked before building: with a contract that the server's shell does not speak, or a newer SDK than the
 * server's, pages may use what the shell does not have.
 */
export async function assertSdk(session: Session): Promise<void> {
  const installed = session.project.readSdkVersion?.();
  const index = installed ? await readIndex(session) : undefined;
  const served = index?.packages.find(({ name }) => name === SDK)?.version;
  if (!installed || !index || !served) return;
  if (index.contracts.includes(semver.major(installed)) && semver.gte(served, installed)) return;
  throw new CommandError(
    'failed',
    `${SDK} ${installed} is installed here, and the server has ${served}: npm install --save-dev ${session.client.server}/sdk/sdk.tgz`,
  );
}
