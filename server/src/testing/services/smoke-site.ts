import { spawnSync } from 'node:child_process';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Scripts of pages by path; each is a module whose default export fills `main`. */
type Pages = Readonly<Record<string, string>>;

const heading = (text: string) => `main.innerHTML = '<h1>${text}</h1>';`;
/** A page without faults. */
export const page = (text: string, more = '') =>
  `export default async (main) => { ${heading(text)} ${more} };`;

const LIVE: Pages = {
  '/': `export default async (main) => {
    const names = await (await fetch('/api/jobs/')).text();
    main.innerHTML = '<h1>Jobs</h1><p class=job></p>';
    main.querySelector('p').textContent = names;
  };`,
};

/** A minimal shell: a frame, and modules that are loaded on navigation without a new document. */
const FRAME = `
  const show = async () => {
    const main = document.querySelector('main');
    const found = pages[location.pathname];
    if (!found) return void (main.innerHTML = '<h1>No such page</h1>');
    const { default: fill } = await import(found);
    await fill(main);
  };
  addEventListener('popstate', show);
  show();`;

const STYLES = 'header { background: rgb(255, 255, 255); color: rgb(0, 0, 0) } a { color: rgb(0, 0, 200) }';

const drawPage = (pages: Pages) => `<!doctype html><html lang=en><head><link rel=icon href=data:,>
  <style>${STYLES}</style></head><body><header><a href=/>Home</a></header><main></main>
  <footer>Contact</footer><script>{ const pages = ${JSON.stringify(pages)}; ${FRAME} }</script></body></html>`;

/** Version of `mf-hello`, which the site shows to visitors of the share link. */
export const CANDIDATE_VERSION = '2.0.0-0a1b2c3d4e';

/** A site with a live remote `mf-home`, and a release of `mf-hello` that its share link shows. */
export class SmokeSite {
  /** Scripts of the release by path. */
  candidate: Pages = {};
  /** Why the site cannot render the candidate's pages, for those who ask for them as rendered. */
  notRendered: string | undefined;
  /** Requests with a method other than GET. */
  readonly writes: string[] = [];
  readonly requestedPaths: string[] = [];
  /** Pages requested as the server renders them. */
  readonly renderedPaths: string[] = [];
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => this.#answer(request, response));
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(request.url ?? '', this.origin);
    this.requestedPaths.push(pathname);
    const showsCandidate = /release=candidate/.test(request.headers.cookie ?? '');
    const send = (type: string, body: string, headers: object = {}) =>
      void response.writeHead(200, { 'content-type': type, ...headers }).end(body);
    if (request.method !== 'GET') this.writes.push(`${request.method} ${pathname}`);
    if (searchParams.has('release')) {
      const wanted = searchParams.get('release')?.includes('mf-hello') ? 'candidate' : 'live';
      return send('text/html', '', { 'set-cookie': `release=${wanted}; HttpOnly; Path=/` });
    }
    if (pathname === '/api/registry/') return send('application/json', this.#drawRegistry(showsCandidate));
    if (pathname === '/api/jobs/') return send('application/json', '["Baker in Bern"]');
    if (pathname === '/api/slow/') return;
    if (pathname === '/file') return send('application/zip', 'x', { 'content-disposition': 'attachment' });
    const script = this.#findScript(pathname);
    if (script !== undefined) return send('text/javascript', script);
    const isRendered = /smoke=rendered/.test(request.headers.cookie ?? '');
    if (isRendered) this.renderedPaths.push(pathname);
    const why = isRendered ? this.notRendered : undefined;
    const headers = why === undefined ? {} : { 'x-not-rendered': encodeURIComponent(why) };
    return send('text/html', drawPage(this.#listPages(showsCandidate)), headers);
  }

  #listPages(showsCandidate: boolean): Pages {
    const own = Object.keys(this.candidate).map((path) => [
      path,
      `/mf/mf-hello/${CANDIDATE_VERSION}${path}.js`,
    ]);
    return { '/': '/mf/mf-home/1.0.0/index.js', ...(showsCandidate && Object.fromEntries(own)) };
  }

  #findScript(pathname: string): string | undefined {
    if (pathname === '/mf/mf-home/1.0.0/index.js') return LIVE['/'];
    const [, path = ''] = /^\/mf\/mf-hello\/[^/]+(\/.*)\.js$/.exec(pathname) ?? [];
    return this.candidate[path];
  }

  #drawRegistry(showsCandidate: boolean): string {
    const home = { name: 'mf-home', version: '1.0.0', container: 'mf_home_1', routes: [{ path: '/' }] };
    const hello = {
      name: 'mf-hello',
      version: CANDIDATE_VERSION,
      container: 'mf_hello_2',
      routes: [{ path: '/hello' }],
    };
    return JSON.stringify({ shell: '1.0.0', remotes: [home, ...(showsCandidate ? [hello] : [])] });
  }
}

/** The running processes of this machine, with their arguments. */
export function listProcesses(): string[] {
  const { stdout } = spawnSync('ps', ['-eo', 'stat,args', '-ww'], { encoding: 'utf8' });
  return stdout.split('\n').filter((line) => !line.startsWith('Z'));
}

/**
 * Profile folder of the browser that has this site open, found by the site's port in its arguments, because
 * other suites run browsers at the same time.
 */
export function findProfile({ origin }: SmokeSite): string | undefined {
  const { port } = new URL(origin);
  return listProcesses()
    .filter((line) => line.includes(port))
    .flatMap((line) => /--user-data-dir=(\S*metier-smoke-\S+)/.exec(line)?.[1] ?? [])[0];
}
