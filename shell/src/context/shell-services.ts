import type { ReleaseLink } from '@metier/sdk/contract';
import type { Ports } from '@metier/sdk/remote';
import type { ReleaseName } from '../base/release-name';
import type { Confirmations } from '../confirm/confirmations';
import type { Documents } from '../documents/documents';
import type { TamperGuard } from '../isolation/tamper-guard';
import type { ShellLanguage } from '../language/language';
import type { Live } from '../live/live';
import type { ToastQueue } from '../toasts/toast-queue';
import type { Prefetch } from '../prefetch/prefetch';
import type { RegistryClient } from '../registry/registry-client';
import type { Unsaved } from '../unsaved/unsaved';
import type { Reports } from '../reports/reports';
import type { RouterSlot } from '../navigation/shell-router';
import type { ShellSession } from '../session/session';

/** Services of the shell, created once per page. */
export interface ShellServices {
  /** The release of the shell that is in the page. */
  readonly self: ReleaseName;
  /** In the document that asks before a release link takes effect. */
  readonly link: ReleaseLink | undefined;
  /** Ports for the shell itself. */
  readonly ports: Ports;
  /** Ports for a release of a remote: its calls carry the release name. */
  portsOf(release: ReleaseName): Ports;
  readonly session: ShellSession;
  readonly registry: RegistryClient;
  readonly toasts: ToastQueue;
  readonly questions: Confirmations;
  readonly routers: RouterSlot;
  readonly prefetch: Prefetch;
  readonly live: Live;
  readonly unsaved: Unsaved;
  readonly language: ShellLanguage;
  readonly documents: Documents;
  readonly reports: Reports;
  readonly guard: TamperGuard;
  reload(): void;
}
