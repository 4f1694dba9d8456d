import { langOfFrench } from '@metier/sdk/rules';
import { useLanguage, useTexts } from '@metier/sdk/ui';
import { PageError } from '@metier/sdk/remote';
import { useLoaderData, type LoaderFunctionArgs, type RouteObject } from '@metier/sdk/router';
import { checkAccess, type AccessServices } from '../guard/check-access';
import { redirectDenied } from '../guard/redirect-denied';
import type { Documents } from '../documents/documents';
import type { RouterSlot } from '../navigation/shell-router';
import type { ShellLanguage } from '../language/language';
import type { ToastQueue } from '../toasts/toast-queue';
import type { RegistryClient } from '../registry/registry-client';
import { shellTexts } from '../shell.texts';
import { StatusPage } from './status-page';
import { RemotePanel } from './remote-panel';

type SplatData =
  | { readonly kind: 'missing' | 'unknown-role' }
  | { readonly kind: 'failed'; readonly remote: string | undefined };

export interface SplatServices extends AccessServices {
  readonly registry: Pick<RegistryClient, 'get' | 'findOwner'>;
  readonly documents: Pick<Documents, 'isHere' | 'leave'>;
  readonly routers: Pick<RouterSlot, 'readAddress'>;
  readonly toasts: Pick<ToastQueue, 'notify'>;
  readonly language: Pick<ShellLanguage, 'get'>;
}

async function answer(
  services: SplatServices,
  { request }: LoaderFunctionArgs,
): Promise<SplatData | Response> {
  const url = new URL(request.url);
  // A request has no hash.
  if (!services.documents.isHere(url.pathname))
    return services.documents.leave(services.routers.readAddress());
  const verdict = await checkAccess(services, url.pathname);
  if (verdict.kind === 'open') {
    // Access is granted but no route was patched: the remote failed to load.
    return {
      kind: 'failed',
      remote: services.registry.findOwner(url.pathname, services.session.getUser())?.name,
    };
  }
  return (
    redirectDenied(services.toasts.notify, verdict, url, services.language.get()) ?? {
      kind: verdict.kind === 'unknown-role' ? 'unknown-role' : 'missing',
    }
  );
}

function SplatPage() {
  const data = useLoaderData<SplatData>();
  const texts = useTexts(shellTexts);
  const language = useLanguage();
  if (data.kind === 'failed') return <RemotePanel remote={data.remote} />;
  return data.kind === 'missing' ? (
    <StatusPage texts={texts.notFound} />
  ) : (
    <StatusPage texts={texts.accessDenied} lang={langOfFrench(language)} isFault />
  );
}

/** Handles every address for which no route of a remote has been patched. */
export const createSplatRoute = (services: SplatServices): RouteObject => ({
  id: 'splat',
  path: '*',
  loader: (args) => answer(services, args),
  Component: SplatPage,
  ErrorBoundary: PageError,
});
