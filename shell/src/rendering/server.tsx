import * as sharedRouter from '@metier/shared/router';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from '@metier/shared/static-router';
import type { PageData } from '@metier/shared/contract';
import type { PageHead, Remote } from '@metier/shared/remote';
import * as react from 'react';
import type { ReactElement } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { renderToString } from 'react-dom/server.browser';
import { WholePage } from '../app';
import { agreeOnContract } from '../contract/agree-on-contract';
import { createRootRoute, listNewRoutes } from '../router/create-router';
import { readHandle } from '../router/guarded-route';
import { createShell } from '../shell';
import { settleState } from './loader-data';

const { isRouteErrorResponse } = sharedRouter;

/** What the server builds of the remotes ask for, and are not built with. */
export const lent = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@metier/shared/router': sharedRouter,
};

export interface RenderTask {
  /** The whole address, with the origin that browsers see. */
  readonly url: string;
  /** What a visitor's page carries. */
  readonly page: PageData;
  readonly remote: Remote;
  /** Answers a GET of the API, by its path from `/api/` on. */
  readonly read: (path: string) => Promise<Response>;
}

export type Rendered =
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | {
      readonly kind: 'page';
      readonly status: number;
      /** What React has put before the page, for the document's head. */
      readonly title: string;
      readonly head: PageHead;
      readonly html: string;
      /** What the shell begins with in the browser, as JSON. */
      readonly state: string;
    };

/** Any origin will do: calls are answered and never sent. */
const NOWHERE = 'http://api.invalid';

const openShell = ({ page, read }: RenderTask) =>
  createShell({
    page,
    fetchRemote: () => Promise.reject(new Error('The remote is there')),
    preloadPage: () => Promise.reject(new Error('Nobody points at links on the server')),
    openSource: () => {
      throw new Error('Nobody listens on the server');
    },
    reload: () => undefined,
    calls: {
      baseUrl: `${NOWHERE}/api`,
      readCsrfToken: () => undefined,
      async fetch(input) {
        const { method, url } = new Request(input);
        if (method !== 'GET') throw new Error(`${method} is not for rendering`);
        return read(url.slice(NOWHERE.length));
      },
    },
  });

/** Elements of the head come first, wherever they stand in the page. */
const HOISTED = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** React writes this where it leaves a Suspense boundary to the browser; text and attributes cannot hold it. */
const LEFT_OUT = '<!--$!-->';
/** What waits for code has it by the next turn; what waits longer is left to the browser. */
const MAX_PASSES = 3;

function renderOnce(page: ReactElement): string {
  const html = renderToString(page);
  if (html.includes(LEFT_OUT)) throw new Error('A part of the page failed, or waits for more than its data');
  return html;
}

/** One text, without streams: they need buffers, which the server does not give to a release. */
async function renderWhole(page: ReactElement): Promise<string> {
  for (let pass = 1; pass < MAX_PASSES; pass += 1) {
    try {
      return renderOnce(page);
    } catch {
      // Outside of any boundary React throws when something waits, and does not say so.
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
  }
  return renderOnce(page);
}

/** Renders a remote's page inside the frame, with all its data. Rejects when the page has to be left to the browser. */
export async function render(task: RenderTask): Promise<Rendered> {
  const shell = openShell(task);
  const release = shell.registry.get().remotes.find(({ name }) => name === task.remote.name);
  if (!release) throw new Error('The remote is not for this shell');
  const face = agreeOnContract(task.remote, release);
  const routes = [createRootRoute(shell, listNewRoutes(shell, { release, face }))];
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(task.url));
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' };
  }
  const fault = Object.values(context.errors ?? {}).find((error) => !isRouteErrorResponse(error));
  if (fault) throw fault;
  if (context.statusCode >= 500) throw new Error(`The page answers ${context.statusCode}`);

  const { state, carried } = await settleState(context);
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
    head: head?.describe({ data: data ?? null, url: new URL(task.url), status }) ?? {},
    html: all.slice(title.length),
    state: JSON.stringify(carried),
  };
}
