import type { TSchema } from 'typebox';
import type { UploadPolicy } from '../../files/upload-policies';
import type { JsonSchema } from './document';

/** The variants of a body that its route reads by hand, for the description; the route's `config` carries them. */
export interface BodyVariants {
  readonly json?: TSchema;
  /** A multipart form: its texts, and its files with what each may be. */
  readonly form?: TSchema;
  readonly files?: Readonly<Record<string, UploadPolicy>>;
  /** The whole body is a `tar.gz`. */
  readonly isArchive?: boolean;
  /** Files the form cannot do without. */
  readonly requiredFiles?: readonly string[];
}

declare module 'fastify' {
  interface FastifyContextConfig {
    bodies?: BodyVariants;
  }
}

const MEGABYTE = 1024 * 1024;

const describeFile = ({ maxBytes, mediaTypes }: UploadPolicy): JsonSchema => ({
  type: 'string',
  format: 'binary',
  description: `At most ${maxBytes / MEGABYTE} MB; recognised by content: ${mediaTypes.join(', ')}.`,
});

/** The variants as OpenAPI has them, by media type. */
export function describeBodies({
  json,
  form,
  isArchive,
  files = {},
  requiredFiles = [],
}: BodyVariants): JsonSchema {
  const fileFields = Object.entries(files).map(([name, policy]) => [name, describeFile(policy)]);
  const texts: JsonSchema = { properties: {}, required: [], ...form };
  const multipart = {
    ...texts,
    type: 'object',
    properties: { ...Object(texts.properties), ...Object.fromEntries(fileFields) },
    required: [...[texts.required].flat(), ...requiredFiles],
  };
  const hasForm = form !== undefined || fileFields.length > 0;
  return {
    content: {
      ...(json && { 'application/json': { schema: json } }),
      ...(isArchive && { 'application/gzip': { schema: { type: 'string', format: 'binary' } } }),
      ...(hasForm && { 'multipart/form-data': { schema: multipart } }),
    },
  };
}
