import type { HostileName } from './file-names';
import type { HostileFile } from './files';

export interface RawReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | number | undefined>>;
  readonly body: Buffer;
}

/** Sends one request of a signed-in candidate, over whichever transport. */
export type Send = (request: {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: Buffer;
}) => Promise<RawReply>;

interface Kept {
  readonly name: string | null | undefined;
  readonly address: string;
  /** Address to delete it; undefined if it can only be replaced by the next upload. */
  readonly removal?: string;
}

interface Place {
  readonly method: 'POST' | 'PUT' | 'PATCH';
  readonly path: (application: number) => string;
  readonly field: string;
  readonly hasApplication?: true;
  readonly read: (body: Record<string, unknown>) => Kept;
}

/** Every endpoint that accepts a file. */
export const PLACES: readonly Place[] = [
  {
    method: 'PATCH',
    path: (application) => `/api/auth/applications/${application}/`,
    field: 'resume',
    read: (body) => ({ name: String(body.resume_name), address: String(body.resume) }),
  },
  {
    method: 'POST',
    path: () => '/api/auth/application-documents/',
    field: 'file',
    hasApplication: true,
    read: (body) => ({
      name: String(body.name),
      address: String(body.file),
      removal: `/api/auth/application-documents/${String(body.id)}/`,
    }),
  },
  {
    method: 'POST',
    path: () => '/api/auth/attachments/',
    field: 'file',
    read: (body) => ({
      name: String(body.name),
      address: String(body.file),
      removal: `/api/auth/attachments/${String(body.id)}/`,
    }),
  },
  {
    method: 'PUT',
    path: () => '/api/auth/me/picture/',
    field: 'profile_picture',
    read: (body) => ({
      name: undefined,
      address: String(body.profile_picture),
      removal: '/api/auth/me/picture/',
    }),
  },
];

const BOUNDARY = 'metier-hostile-boundary';

function makeBody(place: Place, application: number, file: HostileFile, name: HostileName): Buffer {
  const field = place.hasApplication
    ? `--${BOUNDARY}\r\nContent-Disposition: form-data; name="application"\r\n\r\n${application}\r\n`
    : '';
  return Buffer.concat([
    Buffer.from(`${field}--${BOUNDARY}\r\nContent-Disposition: form-data; name="${place.field}"`),
    name.parameter,
    Buffer.from(`\r\nContent-Type: ${file.declaredType}\r\n\r\n`),
    file.content,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
}

function assertThat(isTrue: boolean, sentence: string): asserts isTrue {
  if (!isTrue) throw new Error(sentence);
}

/** Checks the response to a hostile upload, whether the file was accepted or refused. */
function checkReply({ status, headers, body }: RawReply): Record<string, unknown> {
  assertThat([200, 201, 400, 413].includes(status), `answered ${status}: ${body.toString('utf8', 0, 200)}`);
  assertThat(headers['x-injected'] === undefined, 'a header was injected');
  assertThat(String(headers['content-type']).startsWith('application/json'), 'the answer is no JSON');
  return JSON.parse(body.toString('utf8')) as Record<string, unknown>;
}

const SHOWN = ['application/pdf', 'image/png', 'image/jpeg', 'image/gif', 'image/webp'];
const SAVED = [
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
];
const UNCLEAN = /[\p{Cc}\p{Cf}\p{Cs}/\\]/u;
const MAX_LENGTH = 155;

/** Checks that a download runs nothing in a browser, and that one header contains its name. */
function checkDownload({ status, headers, body }: RawReply): void {
  const type = String(headers['content-type']);
  const disposition = String(headers['content-disposition']);
  assertThat(status === 200, `the kept file answers ${status}`);
  assertThat([...SHOWN, ...SAVED].includes(type), `it is served as ${type}`);
  assertThat(headers['x-content-type-options'] === 'nosniff', 'it may be sniffed');
  assertThat(
    /^(inline|attachment); filename="[\x20-\x7e]*"; filename\*=UTF-8''[\w!#$&+.^`|~%-]*$/.test(disposition),
    disposition,
  );
  assertThat(disposition.startsWith('attachment') || SHOWN.includes(type), `${type} is shown in the browser`);
  assertThat(
    headers['x-injected'] === undefined && headers['set-cookie'] === undefined,
    'a header was injected',
  );
  if (type.startsWith('image/')) assertThat(!body.includes('<script'), 'a picture was not drawn anew');
}

/** Uploads a file under a name; rejects when the response or the later download is wrong. */
export async function uploadHostileFile(
  send: Send,
  place: Place,
  application: number,
  file: HostileFile,
  name: HostileName,
): Promise<'kept' | 'refused'> {
  const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
  const payload = makeBody(place, application, file, name);
  const reply = await send({ method: place.method, path: place.path(application), headers, payload });
  const body = checkReply(reply);
  // Parsers treat a field whose name contains a line break as one without a file, so nothing was changed.
  const kept = reply.status < 300 ? place.read(body) : undefined;
  if (!kept || kept.address === 'null') return 'refused';
  const shown = kept.name ?? '';
  assertThat(
    !UNCLEAN.test(shown) && [...shown].length <= MAX_LENGTH,
    `it is called ${JSON.stringify(shown)}`,
  );
  checkDownload(await send({ method: 'GET', path: kept.address }));
  if (kept.removal) {
    const { status } = await send({ method: 'DELETE', path: kept.removal });
    assertThat(status === 204, `it cannot be deleted: ${status}`);
  }
  return 'kept';
}
