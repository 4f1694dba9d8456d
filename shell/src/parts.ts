import type { Ports } from '@metier/shared/remote';
import type { Questions } from './confirm/questions';
import type { Live } from './live/live';
import type { Notices } from './notices/notices';
import type { RegistryClient } from './registry/registry-client';
import type { RouterSlot } from './router/shell-router';
import type { ShellSession } from './session/session';

/** The parts of the shell; they live as long as the page. */
export interface Shell {
  readonly ports: Ports;
  readonly session: ShellSession;
  readonly registry: RegistryClient;
  readonly notices: Notices;
  readonly questions: Questions;
  readonly routers: RouterSlot;
  readonly live: Live;
}
