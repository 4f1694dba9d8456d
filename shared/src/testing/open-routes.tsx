import { render, type RenderResult } from '@testing-library/react';
// From the source: what only tests need stays out of the facade, which every browser downloads.
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { RouteObject } from '../router/index';

export interface OpenedRoutes extends RenderResult {
  /** The present address with its query. */
  address(): string;
}

/** Opens routes at an address, in a history of their own. */
export function openRoutes(routes: RouteObject[], url: string): OpenedRoutes {
  const router = createMemoryRouter(routes, { initialEntries: [url] });
  return {
    ...render(<RouterProvider router={router} />),
    address: () => router.state.location.pathname + router.state.location.search,
  };
}
