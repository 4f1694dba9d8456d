import type { ComponentType } from 'react';
import type { Http } from '../api/index';
import type { Contact } from '../contract/index';
import type { SessionPort } from '../session/index';

export interface NoticeOptions {
  /** Language of the text, when it is not English. */
  readonly lang?: string;
}

/** Short messages that stand for three seconds and are read out. */
export interface Notify {
  success(text: string, options?: NoticeOptions): void;
  error(text: string, options?: NoticeOptions): void;
  info(text: string, options?: NoticeOptions): void;
}

export interface Question {
  /** What is asked, in full. */
  readonly text: string;
  /** What the button that goes ahead says. */
  readonly confirm: string;
  /** What the button that leaves things as they are says; "Cancel" unless told. */
  readonly cancel?: string;
  /** Whether going ahead destroys something. */
  readonly isDangerous?: boolean;
}

/** Asks a question in a dialog; true when the person goes ahead. */
export type Confirm = (question: Question) => Promise<boolean>;

/** What a fragment is given: anything but functions of React itself. The owner of the fragment states the names. */
export type FragmentProps = Readonly<Record<string, unknown>>;

export interface FragmentsPort {
  /** The piece of that name which the present session may use. Rejects with a `RemoteLoadError`. */
  load(name: string): Promise<ComponentType<FragmentProps>>;
}

/** What the server tells an open page. */
export type LiveEvent =
  | { readonly kind: 'message'; readonly application: number; readonly id: number }
  /** The count of unread messages has changed. */
  | { readonly kind: 'unread' }
  /** The page was not told for a while: anything may have changed. */
  | { readonly kind: 'missed' };

/** What happens on the server while the page is open. The connection behind it is the shell's. */
export interface LivePort {
  /** How many messages the user has not read; undefined as long as nobody knows. */
  getUnreadCount(): number | undefined;
  /** Gives back what ends the subscription. */
  subscribe(listener: (event: LiveEvent) => void): () => void;
  /** Asks for the count, where the server does not tell it by itself; for a page that has just read something. */
  refresh(): void;
}

/** Keeps the page from being replaced by a newer version at a bad moment. */
export interface UnsavedPort {
  /** Something has been entered that a reload would lose; gives back what says that it is saved or gone. */
  begin(): () => void;
}

/** Everything a remote is given by the shell; nothing else crosses the border. */
export interface Ports {
  /** The contract that this shell and this remote speak with each other: the highest that both know. */
  readonly contract: number;
  readonly http: Http;
  readonly session: SessionPort;
  readonly notify: Notify;
  readonly confirm: Confirm;
  readonly fragments: FragmentsPort;
  readonly live: LivePort;
  readonly unsaved: UnsavedPort;
  /** Where people reach those who run the site. */
  readonly contact: Contact;
}
