import { act, render, type RenderResult } from '@testing-library/react';
// Imported from the package, because the router facade is downloaded by every browser and leaves out
// test-only exports.
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { RouteObject } from '@metier/sdk/router';

export interface OpenedRoutes extends RenderResult {
  /** Current path and query. */
  address(): string;
  /** Reads the data of the page again. */
  reload(): Promise<void>;
}

/** Renders routes at a URL with a separate memory history. */
export function openRoutes(routes: RouteObject[], url: string): OpenedRoutes {
  const router = createMemoryRouter(routes, { initialEntries: [url] });
  return {
    ...render(<RouterProvider router={router} />),
    reload: () => act(() => router.revalidate()),
    address: () => router.state.location.pathname + router.state.location.search,
  };
}
