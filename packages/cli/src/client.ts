import { Readable } from 'node:stream';
import { CommandError } from './command-error';

/** The release API of a server; a path with a slash at its beginning is elsewhere on it. Every failed call throws a `Stop`. */
export interface Client {
  readonly server: string;
  get<Reply>(path: string): Promise<Reply>;
  post<Reply>(path: string, body: object): Promise<Reply>;
  put<Reply>(path: string, body: object): Promise<Reply>;
  delete(path: string): Promise<void>;
  /** Uploads an archive; `advance` is called with the share sent, from 0 to 1. */
  upload<Reply>(archive: Buffer, advance: (share: number) => void): Promise<Reply>;
}

const CHUNK = 64 * 1024;
/** Upper bound for uploading 50 MB over a slow connection. */
const TIME_LIMIT_MS = 300_000;

function* cut(archive: Buffer, advance: (share: number) => void): Generator<Buffer> {
  for (let at = 0; at < archive.length; at += CHUNK) {
    yield archive.subarray(at, at + CHUNK);
    advance(Math.min(1, (at + CHUNK) / archive.length));
  }
}

const EXITS: Readonly<Record<number, 'forbidden' | 'conflict'>> = {
  401: 'forbidden',
  403: 'forbidden',
  409: 'conflict',
};

function readSentence(body: unknown, status: number): string {
  if (typeof body !== 'object' || body === null) return `The server answered ${status}.`;
  if ('detail' in body) return String(body.detail);
  return Object.entries(body)
    .map(([field, messages]) => `${field}: ${[messages].flat().join(' ')}`)
    .join(' ');
}

/** The request that a refused act has put before those who approve. */
function readApprovalId(body: unknown): number | undefined {
  const path = typeof body === 'object' && body !== null && 'path' in body ? String(body.path) : '';
  const [, id] = /^\/platform\?approval=(\d+)$/.exec(path) ?? [];
  return id === undefined ? undefined : Number(id);
}

async function refuse(response: Response, hasToken: boolean): Promise<never> {
  const body: unknown = await response.json().catch(() => undefined);
  const sentence = readSentence(body, response.status);
  if (response.status === 401 && !hasToken)
    throw new CommandError('forbidden', 'There is no token: set RELEASE_TOKEN to one that is for this.');
  const approval = readApprovalId(body);
  if (approval !== undefined) throw new CommandError('waiting', sentence, { approval });
  throw new CommandError(EXITS[response.status] ?? 'failed', sentence, { status: response.status });
}

export function createClient(server: string, token: string | undefined): Client {
  async function call(
    method: string,
    path: string,
    headers: object,
    body?: RequestInit['body'],
  ): Promise<Response> {
    const address = new URL(path, new URL('/api/releases/', server));
    const options = {
      method,
      headers: {
        accept: 'application/json',
        // A build takes longer than servers keep a connection, and nothing reads from it meanwhile.
        connection: 'close',
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
      ...(body !== undefined && { body, duplex: 'half' }),
    };
    const response = await fetch(address, options as RequestInit).catch((error: Error) => {
      const cause = error.cause instanceof Error ? error.cause.message : error.message;
      throw new CommandError(
        'unreachable',
        `${server} cannot be reached: ${cause || 'the connection was refused'}.`,
      );
    });
    return response.ok ? response : refuse(response, token !== undefined);
  }

  const readJson = async <Reply>(response: Response): Promise<Reply> => {
    if (response.status === 204) return undefined as Reply;
    if (response.headers.get('content-type')?.startsWith('application/json'))
      return (await response.json()) as Reply;
    throw new CommandError('unreachable', `${server} answers, and it is not Metier.`);
  };

  const send = async <Reply>(method: string, path: string, body: object): Promise<Reply> =>
    readJson(await call(method, path, { 'content-type': 'application/json' }, JSON.stringify(body)));

  return {
    server,
    get: async (path) => readJson(await call('GET', path, {})),
    post: (path, body) => send('POST', path, body),
    put: (path, body) => send('PUT', path, body),
    delete: async (path) => void (await call('DELETE', path, {})),
    upload: async (archive, advance) => {
      const stream = Readable.toWeb(Readable.from(cut(archive, advance))) as unknown as RequestInit['body'];
      return readJson(await call('POST', '', { 'content-type': 'application/gzip' }, stream));
    },
  };
}
