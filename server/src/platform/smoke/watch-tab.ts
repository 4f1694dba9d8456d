import type { CdpEvent } from './chromium';
import { NOT_RENDERED } from '../../http/access/smoke-cookie';
import { smokeTexts as texts } from './smoke.texts';

/** Upper bounds of new documents and URL changes before a page is complete. */
const MAX_DOCUMENTS = 4;
const MAX_ADDRESSES = 30;
const MAX_LETTERS = 300;
/** Bounds the memory used for a page that reports problems endlessly. */
const MAX_PROBLEMS = 20;

interface Remote {
  readonly origin: string;
  readonly remote: string;
  readonly version: string;
}

interface ExceptionDetails {
  readonly text: string;
  readonly exception?: { readonly description?: string; readonly value?: unknown };
}

interface ConsoleCall {
  readonly type: string;
  readonly args: readonly { readonly value?: unknown; readonly description?: string }[];
}

interface Params {
  readonly exceptionDetails: ExceptionDetails;
  readonly entry: { readonly level: string; readonly text: string; readonly url?: string };
  readonly request: { readonly url: string };
  readonly response: {
    readonly url: string;
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
  };
  readonly requestId: string;
  readonly canceled?: boolean;
  readonly type: string;
  readonly frame: { readonly parentId?: string };
}

const firstLine = (text: string) => (text.split('\n')[0] ?? '').slice(0, MAX_LETTERS);

function describeException({ text, exception }: ExceptionDetails): string {
  const words = exception?.description ?? (exception ? String(exception.value) : text);
  return firstLine(words).replace(/^Error: /, '');
}

const describeCall = ({ args }: ConsoleCall) =>
  firstLine(
    args.map(({ value, description }) => (value === undefined ? description : String(value))).join(' '),
  );

/** Distinct problems of an open page. */
export interface TabWatch {
  readonly problems: Set<string>;
  /** Handles an event of the tab's session. */
  take(event: CdpEvent): void;
  /** Resolves when further waiting for the page is pointless. */
  readonly aborted: Promise<void>;
  abort(problem: string): void;
  /** Why the server has not rendered the page that it should have; empty if that is not known. */
  readNotRendered(): string | undefined;
  /** True when the page has loaded new documents by itself. */
  isReloading(): boolean;
}

export function watchTab({ origin, remote, version }: Remote): TabWatch {
  const all = `/mf/${remote}/`;
  const own = `${all}${version}/`;
  const problems = new Set<string>();
  const requests = new Map<string, string>();
  let documents = 0;
  let notRendered: string | undefined;
  let addresses = 0;
  let stop = () => {};
  const aborted = new Promise<void>((resolve) => (stop = resolve));
  const abort = (problem: string) => {
    problems.add(problem);
    stop();
  };
  const pathOf = (url: string) => (url.startsWith(`${origin}/`) ? new URL(url).pathname : '');

  function takeNetwork(method: string, params: Params): void {
    if (method === 'Network.requestWillBeSent') {
      const path = pathOf(params.request.url);
      requests.set(params.requestId, path);
      if (path.startsWith(all) && !path.startsWith(own)) problems.add(texts.otherRelease(path));
    }
    if (method === 'Network.responseReceived') {
      const path = pathOf(params.response.url);
      if (params.type === 'Document') notRendered = params.response.headers[NOT_RENDERED];
      if (path.startsWith(own) && params.response.status >= 400)
        problems.add(texts.misses(path, params.response.status));
    }
    if (method === 'Network.loadingFailed') {
      const path = requests.get(params.requestId) ?? '';
      if (path.startsWith(own) && !params.canceled) problems.add(texts.cannotLoad(path));
    }
  }

  function takePage(method: string, params: Params): void {
    if (method === 'Page.frameNavigated' && !params.frame.parentId) {
      documents += 1;
      if (documents > MAX_DOCUMENTS) abort(texts.reloads);
    }
    if (method === 'Page.navigatedWithinDocument') {
      addresses += 1;
      if (addresses > MAX_ADDRESSES) abort(texts.circles);
    }
    if (method === 'Page.javascriptDialogOpening') problems.add(texts.dialog(params.type));
    if (method === 'Page.downloadWillBegin') abort(texts.download);
  }

  return {
    problems,
    aborted,
    abort,
    isReloading: () => documents > 2,
    readNotRendered: () => notRendered && decodeURIComponent(notRendered),
    take({ method, params: given }) {
      if (problems.size >= MAX_PROBLEMS) return;
      const params = given as unknown as Params;
      if (method.startsWith('Network.')) return takeNetwork(method, params);
      if (method.startsWith('Page.')) return takePage(method, params);
      if (method === 'Runtime.exceptionThrown')
        problems.add(texts.throws(describeException(params.exceptionDetails)));
      const call = given as unknown as ConsoleCall;
      if (method === 'Runtime.consoleAPICalled' && ['error', 'assert'].includes(call.type))
        problems.add(texts.complains(describeCall(call)));
      if (method === 'Log.entryAdded' && params.entry.level === 'error')
        problems.add(
          texts.complains(firstLine(`${params.entry.text} ${pathOf(params.entry.url ?? '')}`.trim())),
        );
    },
  };
}
