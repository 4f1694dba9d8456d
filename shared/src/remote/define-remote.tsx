import type { ComponentType } from 'react';
import type { ActionFunctionArgs, LoaderFunctionArgs, RouteObject } from '@metier/sdk/router';
import { type Access, type ContractRange, type Language } from '../rules/index';
import { NEWEST_CONTRACT } from './contract-number';
import { createLanguageLoader, type LanguageTable } from './language-loader';
import { loadOnce } from './load-once';
import { PageError } from './errors/page-error';
import type { HeadModule } from './page-head';
import { languageOf, type FragmentProps, type GivenPorts, type LanguagePort, type Ports } from './ports';
import { PortsProvider } from './ports-provider';
import { createRemoteLoadError } from './errors/remote-load-error';
import type { FragmentDeclaration, PageModule, RouteDeclaration } from './routes';

/** Metadata of a remote's route, in the router's `handle`. */
export interface RemoteRouteHandle {
  readonly remote: string;
  readonly access: Access;
  /** Whether the loader may run as a prefetch. */
  readonly readsAhead?: true;
  /** Fetches the code of the page, for a page whose data is already present (hydration). */
  load?(): Promise<unknown>;
  head?(): Promise<HeadModule>;
}

/** The public interface of a remote. */
export interface Remote {
  /** The lowest supported contract: the only field read by a shell built before ranges existed. */
  readonly contract: number;
  /** Missing in a remote built before ranges existed, which supports `contract` alone. */
  readonly contracts?: ContractRange;
  readonly name: string;
  /** Its pages as routes with absolute paths. A page's code is fetched when its loader first runs. */
  routes(ports: Ports): RouteObject[];
  /** A fragment by name; undefined if it does not exist. Rejects with a `RemoteLoadError`. */
  fragment(name: string, ports: Ports): Promise<ComponentType<FragmentProps> | undefined>;
  /** Loads its texts in a language; without them they are English. Missing in a remote built before languages. */
  loadLanguage?(language: Language): Promise<void>;
}

export interface RemoteDefinition {
  readonly name: string;
  /**
   * The range of contracts that its code supports; `ports.contract` is the negotiated one. Defaults to the
   * newest one alone.
   */
  readonly contracts?: ContractRange;
  readonly routes: readonly RouteDeclaration[];
  readonly fragments?: readonly FragmentDeclaration[];
  /** The languages that its texts are translated to. */
  readonly languages?: LanguageTable;
}

/** The ports as a remote gets them: their language is that of its texts. */
interface RemotePorts extends Ports {
  /** The language of the site. */
  readonly site: LanguagePort;
}

function inPorts<Props extends object>(
  ports: RemotePorts,
  Inner: ComponentType<Props>,
): ComponentType<Props> {
  return function WithPorts(props: Props) {
    return (
      <PortsProvider ports={ports} site={ports.site}>
        <Inner {...props} />
      </PortsProvider>
    );
  };
}

function createPage(name: string, declaration: RouteDeclaration) {
  const once = loadOnce(() => declaration.page());
  return {
    get: once.get,
    load: (): Promise<PageModule> =>
      once.load().catch((cause: unknown) => {
        throw createRemoteLoadError(name, cause);
      }),
  };
}

/**
 * The page is fetched in the loader instead of the router's `lazy`, because the router caches a rejected
 * `lazy` permanently and starts it before a loader can deny access.
 */
function toRoute(name: string, declaration: RouteDeclaration, ports: RemotePorts): RouteObject {
  const { path, access, readsAhead } = declaration;
  const page = createPage(name, declaration);

  function PageOf() {
    const Component = page.get()?.Component;
    return Component ? <Component /> : null;
  }

  function BoundaryOf() {
    const Boundary = page.get()?.ErrorBoundary ?? PageError;
    return <Boundary />;
  }

  return {
    id: `${name} ${access} ${path}`,
    path,
    handle: {
      remote: name,
      access,
      load: page.load,
      ...(readsAhead && { readsAhead }),
      ...(declaration.head && { head: () => declaration.head?.() }),
    } as RemoteRouteHandle,
    Component: inPorts(ports, PageOf),
    ErrorBoundary: inPorts(ports, BoundaryOf),
    loader: async (args: LoaderFunctionArgs) =>
      (await (await page.load()).loader?.({ ...args, ports })) ?? null,
    action: async (args: ActionFunctionArgs) =>
      (await (await page.load()).action?.({ ...args, ports })) ?? null,
    shouldRevalidate: (args) => page.get()?.shouldRevalidate?.(args) ?? args.defaultShouldRevalidate,
  };
}

type PortsOfShell = Omit<GivenPorts, 'contract'> & Partial<Pick<Ports, 'contract'>>;

/**
 * Builds the public interface of a remote from its tables; `src/remote.tsx` of every remote is one call of
 * it.
 */
export function defineRemote({
  name,
  contracts,
  routes,
  fragments = [],
  languages = {},
}: RemoteDefinition): Remote {
  const translations = createLanguageLoader(languages);
  const range = contracts ?? { from: NEWEST_CONTRACT, to: NEWEST_CONTRACT };
  // A shell built before ranges existed compares the lowest number and does not pass the negotiated one.
  const complete = (given: PortsOfShell): RemotePorts => {
    const ports = { ...given, contract: given.contract ?? range.from };
    const site = languageOf(ports);
    const language = { ...site, get: () => translations.choose(site.get()) };
    return { ...ports, language, site };
  };
  const pieces = new Map(fragments.map(({ name: piece, piece: load }) => [piece, loadOnce(load)]));
  return {
    contract: range.from,
    contracts: range,
    name,
    loadLanguage: translations.load,
    routes(given) {
      const ports = complete(given);
      return routes.map((declaration) => toRoute(name, declaration, ports));
    },
    async fragment(wanted, given) {
      try {
        const module = await pieces.get(wanted)?.load();
        return module && inPorts(complete(given), module.Component);
      } catch (cause) {
        throw createRemoteLoadError(name, cause);
      }
    },
  };
}
