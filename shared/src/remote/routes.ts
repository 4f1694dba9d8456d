import type { ComponentType } from 'react';
import type { ActionFunctionArgs, LoaderFunctionArgs, ShouldRevalidateFunction } from '@metier/sdk/router';
import type { Access } from '../rules/index';
import type { HeadModule } from './page-head';
import type { FragmentProps, Ports } from './ports';

/** Arguments of a page's loader or action: the router's arguments plus the ports. */
export type PageArguments = (LoaderFunctionArgs | ActionFunctionArgs) & { readonly ports: Ports };

/**
 * Exports of a page file. Code that runs on import must not access `window`, because pages are also rendered
 * on the server.
 */
export interface PageModule {
  readonly Component: ComponentType;
  loader?(args: PageArguments): unknown;
  action?(args: PageArguments): unknown;
  /** Replaces the page when its loader, action or rendering fails; defaults to `PageError`. */
  readonly ErrorBoundary?: ComponentType;
  readonly shouldRevalidate?: ShouldRevalidateFunction;
}

export interface RouteDeclaration {
  /** Absolute, with parameters as in `/job/:id`. */
  readonly path: string;
  readonly access: Access;
  /** Exactly `() => import('./features/…')`: the build reads which files the page needs from it. */
  page(): Promise<PageModule>;
  /**
   * The loader only reads, and the server does not record the read: it may run as a prefetch on link hover.
   */
  readonly readsAhead?: true;
  /**
   * The server renders the page for signed-in people, each time again, with their own session; only for
   * pages that are not public. Its loader returns plain data and promises of it, and no more than the page
   * shows.
   */
  readonly isRendered?: true;
  /**
   * Describes the page to search engines and link previews; with it, the server renders the page for
   * visitors. Exactly `() => import('./features/…')`; only for `public` pages whose loaders return plain data
   * and promises of it.
   */
  head?(): Promise<HeadModule>;
}

export interface FragmentModule {
  readonly Component: ComponentType<FragmentProps>;
}

export interface FragmentDeclaration {
  readonly name: string;
  readonly access: Access;
  /** Exactly `() => import('./features/…')`. */
  piece(): Promise<FragmentModule>;
}

/** The routes of a remote: each path at most once per role. */
export const defineRoutes = (routes: readonly RouteDeclaration[]): readonly RouteDeclaration[] => routes;

/** The fragments that a remote exposes to other remotes. */
export const defineFragments = (fragments: readonly FragmentDeclaration[]): readonly FragmentDeclaration[] =>
  fragments;
