import type { InjectOptions } from 'fastify';
import type { Random } from '../../demo/random';
import type { JsonSchema, Operation } from '../../http/openapi/document';
import {
  brokenBodies,
  hostileBytes,
  hostileHeaders,
  hostileIds,
  hostileTexts,
  oddParts,
  wrongContentTypes,
  writeJson,
} from './hostile';
import { makeValue, type Mode, type ValueSource } from './make-value';

const MODES: Readonly<Record<Mode, number>> = {
  valid: 5,
  boundary: 2,
  missing: 1,
  extra: 1,
  'wrong type': 2,
  hostile: 3,
};

const BOUNDARY = 'fuzz-boundary';

/** File contents; the first bytes determine the type. */
const FILES = [
  '%PDF-1.4\n% fuzz\n%%EOF\n',
  '\x89PNG\r\n\x1a\n',
  'GIF89a',
  'PK\x03\x04',
  '',
  'MZ\0\0',
  '<svg/>',
];

/** Percent-encodes; a lone surrogate becomes the bytes it would have in UTF-8. */
const encode = (text: string) =>
  encodeURIComponent(text.replace(/\p{Cs}/gu, '\u{e000}')).replaceAll('%EE%80%80', '%ED%A0%80');

function makeQuery({ parameters = [] }: Operation, source: ValueSource): string {
  const { random } = source;
  const pairs = parameters
    .filter((parameter) => parameter.in === 'query' && random.chance(0.4))
    .flatMap(({ name, schema }) => {
      const value = random.chance(0.3)
        ? random.pick(hostileTexts.filter((text) => text.length < 1_000))
        : makeValue(schema, source, random.pick(['valid', 'boundary']));
      const pairs = [value].flat().map((each) => `${name}=${encode(String(each))}`);
      return random.chance(0.1) ? [...pairs, `${name}=${encode(random.pick(['1', 'x', '']))}`] : pairs;
    });
  if (random.chance(0.05))
    pairs.push(random.pick(['%=%', '&&&', 'page[]=1', 'page[a]=1', '__proto__=1', 'x=%ff']));
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** Path with ids that exist and match, exist but do not match, or are invalid. */
const makePath = (path: string, { random, ids }: ValueSource, fitting: PathValues) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const id = fitting[name] !== undefined && random.chance(0.6) ? fitting[name] : random.pick(ids);
    return String(random.chance(0.75) ? id : random.pick(hostileIds));
  });

function makeJsonBody(schema: JsonSchema, source: ValueSource): InjectOptions {
  const { random } = source;
  const headers = { 'content-type': 'application/json' };
  if (random.chance(0.1)) return { headers, payload: random.pick(brokenBodies) };
  if (random.chance(0.03)) return { headers, payload: random.pick(hostileBytes) };
  const payload = writeJson(makeValue(schema, source, random.weighted(MODES)));
  if (random.chance(0.05)) return { headers: { 'content-type': random.pick(wrongContentTypes) }, payload };
  return {
    headers,
    payload: random.chance(0.05) ? payload.slice(0, random.integer(0, payload.length)) : payload,
  };
}

function makePart([name, value]: [string, unknown], isFile: boolean, random: Random): string {
  const fileName = random.pick(['a.pdf', 'a.png', '', '../../a', 'é\u202e.exe', 'x'.repeat(300)]);
  const disposition = `content-disposition: form-data; name="${name}"${isFile ? `; filename="${fileName}"` : ''}`;
  const type = isFile ? `\r\ncontent-type: ${random.pick(['application/pdf', 'image/png', 'nonsense'])}` : '';
  const content = isFile ? random.pick(FILES) : typeof value === 'string' ? value : writeJson(value);
  return `--${BOUNDARY}\r\n${disposition}${type}\r\n\r\n${content}\r\n`;
}

const makeOddPart = (random: Random) => random.pick(oddParts).replace('BOUNDARY', BOUNDARY);

function makeForm(schema: JsonSchema, source: ValueSource): InjectOptions {
  const { random } = source;
  const properties = Object(schema.properties) as Record<string, JsonSchema>;
  const value = Object(makeValue(schema, source, random.weighted(MODES))) as Record<string, unknown>;
  const parts = Object.entries(value).map((entry) =>
    makePart(entry, properties[entry[0]]?.format === 'binary' && random.chance(0.9), random),
  );
  if (random.chance(0.1)) parts.push(...parts);
  if (random.chance(0.02))
    parts.push(...Array.from({ length: 80 }, (_, at) => makePart([`f${at}`, 'x'], at % 2 === 0, random)));
  if (random.chance(0.1)) parts.splice(random.integer(0, parts.length), 0, makeOddPart(random));
  const whole = Buffer.from(`${parts.join('')}--${BOUNDARY}--\r\n`, 'utf8');
  const isCut = random.chance(0.2);
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${random.chance(0.95) ? BOUNDARY : 'other'}` },
    payload: isCut ? whole.subarray(0, random.integer(0, whole.length)) : whole,
  };
}

/** Path parameters by name. */
export type PathValues = Readonly<Record<string, string | number>>;

/** A request to an operation: sometimes valid, mostly with some fault. */
export function makeRequest(
  name: string,
  operation: Operation,
  source: ValueSource,
  fitting: PathValues = {},
): InjectOptions {
  const { random } = source;
  const [method = '', path = ''] = name.split(' ');
  const content = operation.requestBody?.content ?? {};
  const type = random.pick(['application/json', ...Object.keys(content)]);
  const schema = content[type]?.schema ?? { type: 'object' };
  const makeBody = type === 'application/json' ? makeJsonBody : makeForm;
  const url = makePath(path, source, fitting) + makeQuery(operation, source);
  const body = method === 'GET' ? {} : makeBody(schema, source);
  const odd = random.chance(0.06) ? random.pick(hostileHeaders) : {};
  return { ...body, method: method as 'GET', url, headers: { ...body.headers, ...odd } };
}
