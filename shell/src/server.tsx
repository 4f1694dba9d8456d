import * as sharedRouter from '@metier/sdk/router';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from '@metier/sdk/static-router';
import type { PageData } from '@metier/sdk/contract';
import type { PageHead, Remote } from '@metier/sdk/remote';
import * as react from 'react';
import type { ReactElement } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { renderToString } from 'react-dom/server.browser';
import { WholePage } from './app';
import { agreeOnContract } from './contract/agree-on-contract';
import { loadLanguage } from './language/load-language';
import { createRootRoute, listNewRoutes } from './router/create-router';
import { readHandle } from './navigation/route-handle';
import { createShell } from './services/shell';
import { dehydrateState } from './rendering/loader-data';

const { isRouteErrorResponse } = sharedRouter;

/** Shared dependencies that the server builds of the remotes import but do not bundle. */
export const lent = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@metier/shared/router': sharedRouter,
};

export interface RenderTask {
  /** The full address, with the public origin. */
  readonly url: string;
  /** The page data of an anonymous visitor. */
  readonly page: PageData;
  readonly remote: Remote;
  /** Serves a GET of the API, by its path from `/api/` on. */
  readonly read: (path: string) => Promise<Response>;
}

export type Rendered =
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | {
      readonly kind: 'page';
      readonly status: number;
      /** Leading head elements of React's output, for the document's head. */
      readonly title: string;
      readonly head: PageHead;
      readonly html: string;
      /** Initial state of the shell in the browser, as JSON. */
      readonly state: string;
    };

/** Arbitrary origin: calls are served in process and never sent. */
const NOWHERE = 'http://api.invalid';

const openShell = ({ page, read }: RenderTask) =>
  createShell({
    page,
    fetchRemote: () => Promise.reject(new Error('The remote is already loaded')),
    preloadPage: () => Promise.reject(new Error('Prefetching is not available on the server')),
    openDocument: () => {
      throw new Error('The server renders one document');
    },
    openSource: () => {
      throw new Error('Live events are not available on the server');
    },
    reload: () => undefined,
    calls: {
      baseUrl: `${NOWHERE}/api`,
      readCsrfToken: () => undefined,
      async fetch(input) {
        const { method, url } = new Request(input);
        if (method !== 'GET') throw new Error(`${method} is not allowed while rendering`);
        return read(url.slice(NOWHERE.length));
      },
    },
  });

/** React writes head elements first, wherever they are in the tree. */
const HOISTED = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** React writes this for a Suspense boundary left to the browser; text and attributes cannot contain it. */
const LEFT_OUT = '<!--$!-->';
/** Awaited code is available in the next pass; anything slower is left to the browser. */
const MAX_PASSES = 3;

function renderOnce(page: ReactElement): string {
  const html = renderToString(page);
  if (html.includes(LEFT_OUT))
    throw new Error('A part of the page failed or suspended on more than its data');
  return html;
}

/** One string, without streams: these need buffers, which are unavailable to a release on the server. */
async function renderWhole(page: ReactElement): Promise<string> {
  for (let pass = 1; pass < MAX_PASSES; pass += 1) {
    try {
      return renderOnce(page);
    } catch {
      // Outside of any boundary React throws when a component suspends, without a distinguishable error.
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
  }
  return renderOnce(page);
}

/**
 * Renders a remote's page inside the frame, with all its data. Rejects if the page must be left to the
 * browser.
 */
export async function render(task: RenderTask): Promise<Rendered> {
  const shell = openShell(task);
  const release = shell.registry.get().remotes.find(({ name }) => name === task.remote.name);
  if (!release) throw new Error('The remote is not for this shell');
  const face = agreeOnContract(task.remote, release);
  const language = shell.language.get();
  await Promise.all([loadLanguage(language), face.loadLanguage?.(language)]);
  const routes = [createRootRoute(shell, listNewRoutes(shell, { release, face }))];
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(task.url));
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' };
  }
  const fault = Object.values(context.errors ?? {}).find((error) => !isRouteErrorResponse(error));
  if (fault) throw fault;
  if (context.statusCode >= 500) throw new Error(`The page responded with ${context.statusCode}`);

  const { state, carried } = await dehydrateState(context);
  const settled = { ...context, loaderData: state.loaderData ?? {} };
  const all = await renderWhole(
    <WholePage shell={shell}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, settled)}
        context={settled}
        hydrate={false}
      />
    </WholePage>,
  );
  const title = HOISTED.exec(all)?.[0] ?? '';

  const match = settled.matches.at(-1);
  const data = match && settled.loaderData[match.route.id];
  const head = await (match && readHandle(match.route)?.head?.());
  const { statusCode: status } = settled;
  return {
    kind: 'page',
    status,
    title,
    head: head?.describe({ data: data ?? null, url: new URL(task.url), status, language }) ?? {},
    html: all.slice(title.length),
    state: JSON.stringify(carried),
  };
}
