import { PageError } from '@metier/shared/remote';
import { useLoaderData, type LoaderFunctionArgs, type RouteObject } from '@metier/shared/router';
import { admit } from '../guard/admit';
import { turnAway } from '../guard/turn-away';
import type { Shell } from '../parts';
import { shellTexts } from '../shell.texts';
import { DeadEnd } from './dead-end';
import { RemotePanel } from './remote-panel';

type Answer =
  | { readonly kind: 'missing' | 'unknown-role' }
  | { readonly kind: 'failed'; readonly remote: string | undefined };

async function answer(shell: Shell, { request }: LoaderFunctionArgs): Promise<Answer | Response> {
  const url = new URL(request.url);
  const verdict = await admit(shell, url.pathname);
  if (verdict.kind === 'open') {
    // Access is granted but no route was patched: the remote failed to load.
    return { kind: 'failed', remote: shell.registry.findOwner(url.pathname, shell.session.getUser())?.name };
  }
  return (
    turnAway(shell, verdict, url) ?? { kind: verdict.kind === 'unknown-role' ? 'unknown-role' : 'missing' }
  );
}

function SplatPage() {
  const data = useLoaderData<Answer>();
  if (data.kind === 'failed') return <RemotePanel remote={data.remote} />;
  return data.kind === 'missing' ? (
    <DeadEnd texts={shellTexts.notFound} />
  ) : (
    <DeadEnd texts={shellTexts.accessDenied} lang="fr" isFault />
  );
}

/** Handles every address for which no route of a remote has been patched. */
export const createSplatRoute = (shell: Shell): RouteObject => ({
  id: 'splat',
  path: '*',
  loader: (args) => answer(shell, args),
  Component: SplatPage,
  ErrorBoundary: PageError,
});
