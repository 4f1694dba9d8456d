import type { ComponentType } from 'react';
import type { Http } from '../api/index';
import type { Contact } from '../contract/index';
import { DEFAULT_LANGUAGE, type Language } from '../rules/index';
import type { SessionPort } from '../session/index';

export interface ToastOptions {
  /** Language of the text, when it is not English. */
  readonly lang?: string;
  /** A button of the toast, such as Undo; pressing it closes the toast. */
  readonly action?: { readonly label: string; run(): void };
  /** How long the toast is shown, in milliseconds, if not for 3 s. */
  readonly duration?: number;
}

/** Toasts that are shown for 3 s and announced to screen readers. */
export interface Notify {
  success(text: string, options?: ToastOptions): void;
  error(text: string, options?: ToastOptions): void;
  info(text: string, options?: ToastOptions): void;
}

export interface ConfirmOptions {
  /** The full question. */
  readonly text: string;
  /** Label of the confirming button. */
  readonly confirm: string;
  /** Label of the cancelling button; "Cancel" by default. */
  readonly cancel?: string;
  /** Whether confirming destroys data. */
  readonly isDangerous?: boolean;
}

/** Shows a confirmation dialog; resolves to true when the user confirms. */
export type Confirm = (question: ConfirmOptions) => Promise<boolean>;

/** Properties of a fragment: any values except React functions; defined by the fragment's owner. */
export type FragmentProps = Readonly<Record<string, unknown>>;

export interface FragmentsPort {
  /** The fragment of that name for the current session. Rejects with a `RemoteLoadError`. */
  load(name: string): Promise<ComponentType<FragmentProps>>;
}

/** Events that the server pushes to an open page. */
export type LiveEvent =
  | { readonly kind: 'message'; readonly application: number; readonly id: number }
  /** The count of unread messages or notices has changed. */
  | { readonly kind: 'unread' }
  /** A case of moderation was opened or decided; only operators receive it. */
  | { readonly kind: 'moderation' }
  /** Events may have been missed: reload everything that depends on them. */
  | { readonly kind: 'missed' };

/** Live events of the server while the page is open. The connection belongs to the shell. */
export interface LivePort {
  /** Number of unread messages; undefined until it is loaded. */
  getUnreadCount(): number | undefined;
  /** Returns the unsubscribe function. */
  subscribe(listener: (event: LiveEvent) => void): () => void;
  /** Fetches the count if the server does not push it; call it after messages were read. */
  refresh(): void;
}

/** Prevents a reload for a newer version while input is unsaved. */
export interface UnsavedPort {
  /** Marks input that a reload would lose; returns the function that clears the mark. */
  begin(): () => void;
}

/** The language of the site, which the person can change while a page is open. */
export interface LanguagePort {
  get(): Language;
  /** Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** Shows the site in a language that the person has chosen, and keeps the choice. Rejects if its texts cannot be loaded. */
  change(language: Language): Promise<void>;
}

/** All services that the shell provides to a remote; its only dependency on the shell. */
export interface Ports {
  /** The contract between this shell and this remote: the highest that both support. */
  readonly contract: number;
  readonly http: Http;
  readonly session: SessionPort;
  readonly notify: Notify;
  readonly confirm: Confirm;
  readonly fragments: FragmentsPort;
  readonly live: LivePort;
  readonly unsaved: UnsavedPort;
  readonly language: LanguagePort;
  readonly contact: Contact;
}

/** The ports of any shell: one built before languages does not pass that port. */
export type GivenPorts = Omit<Ports, 'language'> & Partial<Pick<Ports, 'language'>>;

const ENGLISH: LanguagePort = {
  get: () => DEFAULT_LANGUAGE,
  subscribe: () => () => undefined,
  change: () => Promise.reject(new Error('This shell has one language.')),
};

/** The language of the site, English under a shell that was built before languages. */
export const languageOf = ({ language = ENGLISH }: GivenPorts): LanguagePort => language;
