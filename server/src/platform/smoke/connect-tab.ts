import type { CdpEvent, Chromium } from './chromium';
import { SMOKE_COOKIE } from '../../http/access/smoke-cookie';
import type { SmokeCookie, SmokePlan } from './smoke-plan';
import { smokeTexts as texts } from './smoke.texts';
import { watchGlobals } from './watch-globals';
import { watchTab, type TabWatch } from './watch-tab';

const VIEWPORT = { width: 1280, height: 900, deviceScaleFactor: 1, mobile: false };
const DOMAINS = ['Page', 'Runtime', 'Log', 'Network', 'Inspector'];
/** A crash within this time after a kill for excessive memory is attributed to that kill. */
const KILLED_MS = 2_000;

interface Paused {
  readonly requestId: string;
  readonly resourceType: string;
  readonly request: { readonly url: string; readonly method: string };
}

type Send = <Result = object>(method: string, params?: object) => Promise<Result>;

/** Continues reads from the server and blocks everything else; reports are fulfilled without being sent. */
function answerRequest(send: Send, origin: string, watch: TabWatch, paused: Paused): void {
  const { requestId, resourceType, request } = paused;
  const { origin: target, pathname } = new URL(request.url);
  const isForeign = target !== origin && !/^(data|blob):/.test(request.url);
  if (isForeign && resourceType === 'Document') watch.abort(texts.leaves(target));
  const isWriting = !['GET', 'HEAD', 'OPTIONS'].includes(request.method);
  const reply = pathname.startsWith('/api/reports/')
    ? send('Fetch.fulfillRequest', { requestId, responseCode: 204 })
    : isForeign || isWriting
      ? send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' })
      : send('Fetch.continueRequest', { requestId });
  void reply.catch(() => undefined);
}

async function createTarget(chromium: Chromium, origin: string, cookies: readonly SmokeCookie[]) {
  const { browserContextId } = await chromium.send<{ browserContextId: string }>(
    'Target.createBrowserContext',
  );
  const own = [{ name: SMOKE_COOKIE, value: '1' }, ...cookies];
  await chromium.send('Storage.setCookies', {
    browserContextId,
    cookies: own.map(({ name, value }) => ({
      name,
      value,
      url: origin,
      httpOnly: true,
      ...(name.startsWith('__Host-') && { secure: true, path: '/' }),
    })),
  });
  await chromium.send('Browser.setDownloadBehavior', { behavior: 'deny', browserContextId });
  const { targetId } = await chromium.send<{ targetId: string }>('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
  });
  const attached = await chromium.send<{ sessionId: string }>('Target.attachToTarget', {
    targetId,
    flatten: true,
  });
  return { browserContextId, targetId, ...attached };
}

/** Connection to a tab in a separate profile. */
export interface TabConnection {
  readonly watch: TabWatch;
  readonly send: Send;
  /** Evaluates in the page's main world, where its scripts run. */
  evaluateInPage<Value>(expression: string): Promise<Value>;
  /** Evaluates in an isolated world of the current document. */
  evaluate<Value>(expression: string): Promise<Value>;
  close(): Promise<void>;
}

export interface TabOptions {
  readonly cookies: readonly SmokeCookie[];
  /** A name that page scripts cannot guess. */
  readonly globalsName: string;
}

interface Target {
  readonly browserContextId: string;
  readonly targetId: string;
}

/** Closes windows opened by the page and records the problem. */
function closeWindow(chromium: Chromium, own: Target, watch: TabWatch, { params }: CdpEvent): void {
  const { targetInfo } = params as unknown as { targetInfo: Target & { readonly type: string } };
  const isOwn = targetInfo.browserContextId === own.browserContextId && targetInfo.type === 'page';
  if (!isOwn || targetInfo.targetId === own.targetId) return;
  watch.problems.add(texts.window);
  void chromium.send('Target.closeTarget', { targetId: targetInfo.targetId }).catch(() => undefined);
}

/** Opens an empty tab in a separate profile and watches every event of its page. */
export async function connectTab(
  chromium: Chromium,
  { origin, remote, version, limits }: SmokePlan,
  { cookies, globalsName }: TabOptions,
): Promise<TabConnection> {
  const { sessionId, ...target } = await createTarget(chromium, origin, cookies);
  const watch = watchTab({ origin, remote, version });
  const send: Send = (method, params) => chromium.send(method, params, sessionId);
  let world: Promise<{ executionContextId: number }> | undefined;

  const ignore = chromium.listen((event) => {
    if (event.method === 'Target.targetCreated') closeWindow(chromium, target, watch, event);
    if (event.sessionId !== sessionId) return;
    if (event.method === 'Page.frameNavigated') world = undefined;
    if (event.method === 'Page.javascriptDialogOpening')
      void send('Page.handleJavaScriptDialog', { accept: false }).catch(() => undefined);
    if (event.method === 'Inspector.targetCrashed') {
      const isMemory = performance.now() - chromium.memoryKilledAt() < KILLED_MS;
      watch.abort(isMemory ? texts.memory(limits.memoryMb) : texts.crashes);
    }
    if (event.method === 'Fetch.requestPaused')
      answerRequest(send, origin, watch, event.params as unknown as Paused);
    watch.take(event);
  });

  await Promise.all([
    chromium.send('Target.setDiscoverTargets', { discover: true }),
    ...DOMAINS.map((domain) => send(`${domain}.enable`)),
    send('Fetch.enable', { patterns: [{ urlPattern: '*' }] }),
    send('Emulation.setDeviceMetricsOverride', VIEWPORT),
    send('Page.addScriptToEvaluateOnNewDocument', { source: watchGlobals(globalsName) }),
  ]);
  const { frameTree } = await send<{ frameTree: { frame: { id: string } } }>('Page.getFrameTree');
  const evaluateIn = async <Value>(expression: string, contextId?: number): Promise<Value> =>
    readValue(await send('Runtime.evaluate', { expression, contextId, returnByValue: true }));

  return {
    watch,
    send,
    evaluateInPage: (expression) => evaluateIn(expression),
    async evaluate(expression) {
      world ??= send('Page.createIsolatedWorld', { frameId: frameTree.frame.id, worldName: 'smoke' });
      return evaluateIn(expression, (await world).executionContextId);
    },
    async close() {
      ignore();
      // Disposing of the profile closes all its tabs, even one in an endless loop.
      const { browserContextId, targetId } = target;
      await Promise.all([
        chromium.send('Target.closeTarget', { targetId }),
        chromium.send('Target.disposeBrowserContext', { browserContextId }),
      ]);
    },
  };
}

interface Evaluation {
  readonly result: { readonly value?: unknown };
  readonly exceptionDetails?: { readonly text: string };
}

function readValue<Value>(evaluation: object): Value {
  const { result, exceptionDetails } = evaluation as Evaluation;
  if (exceptionDetails) throw new Error(exceptionDetails.text);
  return result.value as Value;
}
