export type { Access } from '../rules/index';
export { canUsePasskeys } from './can-use-passkeys';
export { SHELL_CONTRACTS } from './contract-number';
export {
  createLanguageLoader,
  type LanguageLoader,
  type LanguageModule,
  type LanguageTable,
} from './language-loader';
export { defineRemote, type Remote, type RemoteDefinition, type RemoteRouteHandle } from './define-remote';
export { loadFavorites, type Favorites } from './actions/favorites';
export { ErrorBoundary, type ErrorBoundaryProps } from './errors/error-boundary';
export { FirstSteps, useFirstSteps, type FirstStep } from './first-steps/first-steps';
export { FollowButton } from './actions/follow-button';
export { Fragment } from './fragment';
export { PageError } from './errors/page-error';
export { PageErrorBoundary } from './errors/page-failure';
export type { HeadArguments, HeadModule, PageHead } from './page-head';
export type {
  Confirm,
  FragmentProps,
  FragmentsPort,
  LanguagePort,
  LiveEvent,
  LivePort,
  ToastOptions,
  Notify,
  GivenPorts,
  Ports,
  ConfirmOptions,
  UnsavedPort,
} from './ports';
export { PortsProvider, usePorts } from './ports-provider';
/** `CantonWarning` is its name until 1.8, without a town. */
export { PostalCodeHelp, PostalCodeHelp as CantonWarning } from './postal-code/postal-code-help';
export { createRemoteLoadError, isRemoteLoadError, type RemoteLoadError } from './errors/remote-load-error';
export {
  defineFragments,
  defineRoutes,
  type FragmentDeclaration,
  type FragmentModule,
  type PageArguments,
  type PageModule,
  type RouteDeclaration,
} from './routes';
export { Section, useValue, type RetryProps, type SectionProps } from './section';
export { readValue, settle, type Failure, type Part, type Settled } from './settle';
export { useConfirmedLeave } from './use-confirmed-leave';
export { useFavorites, type FavoriteToggles } from './actions/use-favorites';
export { loadFollowing, useFollow, type NamedCompany } from './actions/use-follow';
export { useFieldErrors, type FieldErrorsOptions, type FormErrors } from './use-field-errors';
export { useMutation, type Mutation, type MutationOptions } from './use-mutation';
export { useOutcome } from './use-outcome';
export { useRemovals, type RemovalOptions, type Removals } from './actions/use-removals';
export { useStoredText } from './use-stored-text';
export { useUndoToast, type UndoOptions } from './actions/use-undo-toast';
export { loadListPage, withFields, type ListPage } from './load-list-page';
export { ReportButton, type ReportButtonProps } from './actions/report-button';
