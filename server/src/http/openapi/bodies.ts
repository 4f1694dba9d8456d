import type { TSchema } from 'typebox';
import type { UploadPolicy } from '../../files/upload-policies';
import type { JsonSchema } from './document';

/** Body variants that a route parses itself, for the OpenAPI description; set in the route's `config`. */
export interface BodyVariants {
  readonly json?: TSchema;
  /** Multipart form: its text fields, and its files with their upload policies. */
  readonly form?: TSchema;
  readonly files?: Readonly<Record<string, UploadPolicy>>;
  /** The whole body is a `tar.gz`. */
  readonly isArchive?: boolean;
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

/** The variants as OpenAPI content, by media type. */
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
