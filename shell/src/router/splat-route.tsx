import { PageError } from '@metier/shared/remote';
import { useLoaderData, type LoaderFunctionArgs, type RouteObject } from '@metier/shared/router';
import { checkAccess } from '../guard/check-access';
import { redirectDenied } from '../guard/redirect-denied';
import type { ShellServices } from '../shell-services';
import { shellTexts } from '../shell.texts';
import { StatusPage } from './status-page';
import { RemotePanel } from './remote-panel';

type SplatData =
  | { readonly kind: 'missing' | 'unknown-role' }
  | { readonly kind: 'failed'; readonly remote: string | undefined };

async function answer(shell: ShellServices, { request }: LoaderFunctionArgs): Promise<SplatData | Response> {
  const url = new URL(request.url);
  const verdict = await checkAccess(shell, url.pathname);
  if (verdict.kind === 'open') {
    // Access is granted but no route was patched: the remote failed to load.
    return { kind: 'failed', remote: shell.registry.findOwner(url.pathname, shell.session.getUser())?.name };
  }
  return (
    redirectDenied(shell, verdict, url) ?? {
      kind: verdict.kind === 'unknown-role' ? 'unknown-role' : 'missing',
    }
  );
}

function SplatPage() {
  const data = useLoaderData<SplatData>();
  if (data.kind === 'failed') return <RemotePanel remote={data.remote} />;
  return data.kind === 'missing' ? (
    <StatusPage texts={shellTexts.notFound} />
  ) : (
    <StatusPage texts={shellTexts.accessDenied} lang="fr" isFault />
  );
}

/** Handles every address for which no route of a remote has been patched. */
export const createSplatRoute = (shell: ShellServices): RouteObject => ({
  id: 'splat',
  path: '*',
  loader: (args) => answer(shell, args),
  Component: SplatPage,
  ErrorBoundary: PageError,
});
