import { act } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent, type UserEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createHttp } from '@metier/sdk/api';
import type { User } from '@metier/sdk/contract';
import type {
  ConfirmOptions,
  FragmentProps,
  LanguagePort,
  LiveEvent,
  LivePort,
  Ports,
  Remote,
  ToastOptions,
} from '@metier/sdk/remote';
import { Outlet, useLocation, type RouteObject } from '@metier/sdk/router';
import { DEFAULT_LANGUAGE, type Language } from '@metier/sdk/rules';
import { openRoutes, type OpenedRoutes } from './open-routes';

/** No call times out by the clock: see `timesOut` of the fake API. */
const TIMEOUT_MS = 3_600_000;

export interface RenderOptions {
  /** The signed-in user; a visitor by default. */
  readonly user?: User;
  /** Fragments of other remotes. */
  readonly fragments?: Readonly<Record<string, ComponentType<FragmentProps>>>;
  /** The user's answer to a confirmation; yes by default. */
  readonly answer?: (question: ConfirmOptions) => boolean;
}

export interface RenderedRemote extends OpenedRoutes {
  readonly person: UserEvent;
  /** Toasts shown by the page, oldest first, as `kind: text`. */
  readonly toasts: readonly string[];
  readonly questions: readonly string[];
  /** Presses the button of the newest toast that has one of this label. */
  pressToast(label: string): void;
  /** Shows the page in another language and reads its data again, like the select in the header. */
  changeLanguage(language: Language): Promise<void>;
  /** Emits a live event to the page inside `act`; `unread` replaces the unread count. */
  emitLiveEvent(event: LiveEvent, unread?: number): void;
}

function createSession(initial: User | undefined, http: Ports['http']): Ports['session'] {
  let user = initial;
  const listeners = new Set<() => void>();
  const change = (next: User | undefined) => {
    user = next;
    for (const listener of listeners) listener();
  };
  return {
    getUser: () => user,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: async (next) => change(next),
    async refresh() {
      change(await http.get<User>('auth/me/'));
      return user;
    },
    end: async () => change(undefined),
  };
}

function createLive(): { live: LivePort; tell: RenderedRemote['emitLiveEvent'] } {
  const listeners = new Set<(event: LiveEvent) => void>();
  let count: number | undefined;
  return {
    live: {
      getUnreadCount: () => count,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      refresh: () => undefined,
    },
    tell(event, unread = count) {
      count = unread;
      act(() => listeners.forEach((listener) => listener(event)));
    },
  };
}

/** Changes the language like the shell does, without keeping it. */
function createLanguage({ loadLanguage }: Remote): LanguagePort {
  const listeners = new Set<() => void>();
  let current: Language = DEFAULT_LANGUAGE;
  return {
    get: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async change(language) {
      await loadLanguage?.(language);
      current = language;
      act(() => listeners.forEach((listener) => listener()));
    },
  };
}

const Elsewhere = () => <p>elsewhere: {useLocation().pathname}</p>;

/**
 * Renders a remote's page at a URL like the shell does: its own routes, the real http port against the fake
 * API, and ports that record toasts and questions. URLs of other remotes show `elsewhere: <path>`.
 */
export function renderRemote(remote: Remote, url: string, options: RenderOptions = {}): RenderedRemote {
  const toasts: string[] = [];
  const questions: string[] = [];
  const http = createHttp({ readCsrfToken: () => 'token', timeout: TIMEOUT_MS, uploadTimeout: TIMEOUT_MS });
  const actions: NonNullable<ToastOptions['action']>[] = [];
  const say =
    (kind: string) =>
    (text: string, { action }: ToastOptions = {}) => {
      toasts.push(`${kind}: ${text}`);
      if (action) actions.push(action);
    };
  const pressToast = (label: string) => {
    const action = actions.findLast((one) => one.label === label);
    if (!action) throw new Error(`No toast has the button ${label}`);
    act(() => action.run());
  };
  const { live, tell: emitLiveEvent } = createLive();
  const language = createLanguage(remote);
  const ports: Ports = {
    contract: (remote.contracts ?? { to: remote.contract }).to,
    live,
    language,
    http,
    session: createSession(options.user, http),
    notify: { success: say('success'), error: say('error'), info: say('info') },
    async confirm(question) {
      questions.push(question.text);
      return options.answer?.(question) ?? true;
    },
    unsaved: { begin: () => () => undefined },
    contact: {
      email: 'hello@metier.example',
      phone: '+41 31 555 01 20',
      address: 'Länggassstrasse 12, 3012 Bern',
    },
    fragments: {
      async load(name) {
        const piece = options.fragments?.[name];
        if (!piece) throw new Error(`The test has no fragment ${name}`);
        return piece;
      },
    },
  };
  const role = options.user?.account_type;
  const own = remote.routes(ports).filter(({ handle }) => {
    const { access } = handle as { access: string };
    return access === 'public' || access === 'login' || access === role;
  });
  const shell: RouteObject = {
    element: <Outlet />,
    HydrateFallback: () => null,
    children: [...own, { path: '*', Component: Elsewhere }],
  };
  const opened = openRoutes([shell], url);
  return {
    ...opened,
    // Style sheets are not loaded, so none of them can keep pointers away.
    person: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }),
    toasts,
    questions,
    pressToast,
    async changeLanguage(chosen) {
      await language.change(chosen);
      await opened.reload();
    },
    emitLiveEvent,
  };
}
