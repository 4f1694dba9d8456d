import { getApplication, listMessages, listThreads, type Listing } from '@metier/sdk/api';
import type { Application, Message, MessageThread } from '@metier/sdk/contract';
import { readValue, settle, type PageArguments, type Ports, type Settled } from '@metier/sdk/remote';
import { readView, type MessagesView } from './messages-address';

const THREADS = 30;
const MESSAGES = 50;

/** Subject and other participant of a conversation. */
export type ThreadHead = Pick<MessageThread, 'application' | 'status' | 'job' | 'other'>;

export interface OpenThread {
  readonly application: number;
  readonly head: ThreadHead;
  /** Newest first. */
  readonly messages: Listing<Message>;
}

export interface MessagesData {
  readonly view: MessagesView;
  readonly threads: Settled<Listing<MessageThread>>;
  /** Undefined if none is selected. */
  readonly thread: Settled<OpenThread> | undefined;
}

/** Loads pages 1 to `pages` as one list. */
async function loadPages<Item>(
  pages: number,
  load: (page: number) => Promise<Listing<Item>>,
): Promise<Listing<Item>> {
  const all = await Promise.all(Array.from({ length: pages }, (_, at) => load(at + 1)));
  return { items: all.flatMap(({ items }) => items), total: all[0]?.total ?? 0 };
}

function headOf(
  { id, status, job, job_seeker, applicant_name, applicant_picture }: Application,
  isEmployer: boolean,
): ThreadHead {
  const { job_provider: company } = job;
  return {
    application: id,
    status,
    job: { id: job.id, title: job.title },
    other: isEmployer
      ? { id: job_seeker, name: applicant_name, picture: applicant_picture }
      : { id: company.id, name: company.company_name, picture: company.company_logo },
  };
}

async function loadThread(
  { http, session }: Ports,
  application: number,
  pages: number,
  threads: Promise<MessagesData['threads']>,
  signal: AbortSignal,
): Promise<OpenThread> {
  const messages = await loadPages(pages, (page) =>
    listMessages(http, application, { page, page_size: MESSAGES }, { signal }),
  );
  const known = readValue(await threads)?.items.find((thread) => thread.application === application);
  const isEmployer = session.getUser()?.account_type === 'job_provider';
  // New or old conversation that is not in the list: take its participants from the application.
  const head = known ?? headOf(await getApplication(http, application, { signal }), isEmployer);
  return { application, head, messages };
}

/** Loads the conversations and the open one. A failure keeps the page, its content and the typed text. */
export async function loadMessages({ request, ports }: PageArguments): Promise<MessagesData> {
  const { signal } = request;
  const view = readView(new URL(request.url).search);
  const { application } = view;
  const threads = settle(
    loadPages(view.threadPages, (page) => listThreads(ports.http, { page, page_size: THREADS }, { signal })),
  );
  const thread =
    application === undefined
      ? undefined
      : await settle(loadThread(ports, application, view.messagePages, threads, signal));
  return { view, threads: await threads, thread };
}
