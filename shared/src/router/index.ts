/**
 * Every name of the router that the product uses, and no other: this module is shared at run time, and what it does not
 * name is left out of the bundle.
 */
export {
  createBrowserRouter,
  data,
  Form,
  isRouteErrorResponse,
  Link,
  NavLink,
  Outlet,
  redirect,
  replace,
  RouterProvider,
  ScrollRestoration,
  useActionData,
  useBlocker,
  useFetcher,
  useFetchers,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
  useSubmit,
} from 'react-router-dom';
export type {
  ActionFunctionArgs,
  HydrationState,
  LinkProps,
  LoaderFunctionArgs,
  Location,
  NavigateOptions,
  NavLinkProps,
  RouteObject,
  ShouldRevalidateFunction,
  ShouldRevalidateFunctionArgs,
  To,
} from 'react-router-dom';
