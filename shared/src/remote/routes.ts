import type { ComponentType } from 'react';
import type { ActionFunctionArgs, LoaderFunctionArgs, ShouldRevalidateFunction } from '@metier/shared/router';
import type { Access } from '../rules/index';
import type { HeadModule } from './page-head';
import type { FragmentProps, Ports } from './ports';

/** What a loader or action of a page is given: the router's arguments, and the ports. */
export type PageArguments = (LoaderFunctionArgs | ActionFunctionArgs) & { readonly ports: Ports };

/** What a page file exports. Code that runs on import must not need a window: pages are rendered on the server too. */
export interface PageModule {
  readonly Component: ComponentType;
  loader?(args: PageArguments): unknown;
  action?(args: PageArguments): unknown;
  /** Shown in place of the page when its loader, action or rendering fails; left out, the kit's panel is. */
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
   * The loader does nothing but read, and the server keeps no account of who has read: it may run as soon as somebody
   * points at a link, before they come.
   */
  readonly readsAhead?: true;
  /**
   * Describes the page to those who do not run it: with it, the server renders the page for visitors. Exactly
   * `() => import('./features/…')`; for `public` pages alone, whose loaders bring plain data and promises of it.
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

/** A remote's table of addresses: each path once for each role. */
export const defineRoutes = (routes: readonly RouteDeclaration[]): readonly RouteDeclaration[] => routes;

/** The pieces a remote lends to the pages of others. */
export const defineFragments = (fragments: readonly FragmentDeclaration[]): readonly FragmentDeclaration[] =>
  fragments;
