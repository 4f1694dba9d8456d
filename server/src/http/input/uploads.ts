import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Refusal, refuse } from '../../errors';
import { FileStoreError, UploadRefusal, type FileStore, type StoredFile } from '../../files/file-store';
import { removeOrphanedFiles } from '../../files/remove-files';
import { sanitizeFileName } from '../../files/file-names';
import type { UploadPolicy } from '../../files/upload-policies';
import { iterateWithTimeout } from './iterate-with-timeout';
import { assertStorable } from './plain-input';
import { inCurrentLanguage } from '../../languages/current-language';
import { validationTexts } from './validation.texts';

const texts = inCurrentLanguage(validationTexts);

export interface UploadedFile extends StoredFile {
  readonly name: string;
}

/** Multipart form: its text fields, and its files as written to the store. */
export interface Form {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly files: Readonly<Record<string, UploadedFile | undefined>>;
}

const LIMITS = { fields: 60, files: 5, parts: 65, fieldSize: 128 * 1024, headerPairs: 20 };

/**
 * Parses a multipart form and calls `work` with it. File fields without a policy are skipped. The files are
 * removed again unless `work` succeeds.
 */
export async function withForm<Result>(
  request: FastifyRequest,
  policies: Readonly<Record<string, UploadPolicy>>,
  work: (form: Form) => Promise<Result>,
): Promise<Result> {
  const { files: store } = request.server.dependencies;
  const files: Record<string, UploadedFile> = {};
  try {
    const fields = await readParts(request, store, policies, files).catch(explainFormError);
    assertStorable(fields);
    return await work({ fields, files });
  } catch (error) {
    const ids = Object.values(files).map(({ id }) => id);
    await removeOrphanedFiles(request.server.dependencies, ids, error);
    throw error;
  }
}

async function readParts(
  request: FastifyRequest,
  store: FileStore,
  policies: Readonly<Record<string, UploadPolicy>>,
  files: Record<string, UploadedFile>,
): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {};
  const fileSize = Math.max(1, ...Object.values(policies).map(({ maxBytes }) => maxBytes + 1));
  for await (const part of iterateWithTimeout(
    request.parts({ limits: { ...LIMITS, fileSize } }),
    refuseForm,
  )) {
    const policy = Object.hasOwn(policies, part.fieldname) ? policies[part.fieldname] : undefined;
    if (Object.hasOwn(part.type === 'field' ? fields : files, part.fieldname)) throw refuseRepeated(part);
    if (part.type === 'field') fields[part.fieldname] = readField(part);
    else if (policy && part.filename) files[part.fieldname] = await keepFile(store, part, policy);
    else part.file.resume();
  }
  return fields;
}

const refuseForm = () => refuse.invalid(texts.notAForm);

const refuseRepeated = ({ fieldname }: Multipart) => refuse.field(fieldname, texts.repeated);

function readField(part: Extract<Multipart, { type: 'field' }>): unknown {
  if (part.valueTruncated) throw refuse.field(part.fieldname, texts.tooLong, 'tooLarge');
  return part.value;
}

async function keepFile(store: FileStore, part: MultipartFile, policy: UploadPolicy): Promise<UploadedFile> {
  try {
    const stored = await store.write(part.file, policy);
    return { ...stored, name: sanitizeFileName(part.filename, stored.mediaType) };
  } catch (error) {
    if (error instanceof UploadRefusal) throw refuse.field(part.fieldname, error.message, error.reason);
    throw error;
  }
}

/** A parser error without a status means a malformed form; errors of the file store remain server errors. */
function explainFormError(error: unknown): never {
  if (error instanceof Refusal || !(error instanceof Error)) throw error;
  if ('statusCode' in error || error instanceof FileStoreError) throw error;
  throw refuseForm();
}
