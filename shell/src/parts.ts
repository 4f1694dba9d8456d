import type { RegistryRemote } from '@metier/shared/contract';
import type { Ports } from '@metier/shared/remote';
import type { Questions } from './confirm/questions';
import type { Guard } from './isolation/guard';
import type { Live } from './live/live';
import type { Notices } from './notices/notices';
import type { Prefetch } from './prefetch/prefetch';
import type { RegistryClient } from './registry/registry-client';
import type { Unsaved } from './releases/unsaved';
import type { ReleaseName, Reports } from './reports/reports';
import type { RouterSlot } from './router/shell-router';
import type { ShellSession } from './session/session';

/** The parts of the shell; they live as long as the page. */
export interface Shell {
  /** The release of the shell that is in the page. */
  readonly self: ReleaseName;
  /** As the shell itself uses them. */
  readonly ports: Ports;
  /** As a release of a remote is given them: its calls carry its name. */
  portsOf(release: RegistryRemote): Ports;
  readonly session: ShellSession;
  readonly registry: RegistryClient;
  readonly notices: Notices;
  readonly questions: Questions;
  readonly routers: RouterSlot;
  readonly prefetch: Prefetch;
  readonly live: Live;
  readonly unsaved: Unsaved;
  readonly reports: Reports;
  readonly guard: Guard;
  /** Loads the page anew. */
  reload(): void;
}
