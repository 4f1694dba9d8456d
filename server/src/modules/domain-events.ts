import type { ReportTarget } from '@metier/sdk/rules';
import type { Queryable } from '../db/database';
import type { Viewer } from './viewer';

/** What modules announce to those above them, which they never import: each event with what it carries. */
export interface DomainEventTypes {
  /** The address of an account that had none is confirmed: from now on it gets mails. */
  'address.confirmed': { readonly account: number };
  /** The company of the viewer offers the candidate of an application times for an interview. */
  'interview.offered': { readonly viewer: Viewer; readonly application: number };
  /** A draft of a company is published as a job, which follows in the same transaction. */
  'draft.published': { readonly company: number; readonly draft: number };
  /** A new job is not public before an operator has looked at it. */
  'job.waiting': { readonly id: number; readonly accountId: number; readonly title: string };
  /** A message of a company to the candidate of an application was sent. */
  'company.wrote': { readonly application: number };
  /** A text that others read is new or has changed. */
  'text.published': {
    readonly target: ReportTarget;
    readonly id: number;
    readonly accountId: number;
    readonly title: string;
    readonly text: string;
  };
}

type Name = keyof DomainEventTypes;

type Handler<Event extends Name> = (tx: Queryable, event: DomainEventTypes[Event]) => Promise<void>;

export interface DomainEvents {
  /** Registers a handler; those of an event run one after the other, in the order of their registration. */
  on<Event extends Name>(name: Event, handler: Handler<Event>): void;
  /**
   * Runs the handlers in the transaction of the caller and waits for them, so that all changes are committed or
   * none. A refusal of a handler is the caller's.
   */
  emit<Event extends Name>(tx: Queryable, name: Event, event: DomainEventTypes[Event]): Promise<void>;
}

declare module '../dependencies' {
  interface Dependencies {
    readonly domainEvents: DomainEvents;
  }
}

export function createDomainEvents(): DomainEvents {
  const handlers: { readonly [Event in Name]: Handler<Event>[] } = {
    'address.confirmed': [],
    'interview.offered': [],
    'draft.published': [],
    'job.waiting': [],
    'company.wrote': [],
    'text.published': [],
  };
  return {
    on: (name, handler) => void handlers[name].push(handler),
    async emit(tx, name, event) {
      for (const handle of handlers[name]) await handle(tx, event);
    },
  };
}
