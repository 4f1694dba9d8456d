import { extensions } from './upload-policies';

const MAX_NAME_LENGTH = 150;

/** The end of a file's name by which systems open it; `Dr. Huber` and `v1.2` have none. */
const FILE_END = /\.(?=[^.]*[a-z])[a-z\d]{1,4}$/i;
/** The ends that a person may type after a name. */
const TYPED_END = new RegExp(`\\.(?:${[...Object.values(extensions), 'jpeg'].join('|')})$`, 'i');

/**
 * The name of an uploaded file for display and download: no path, no control characters, and the extension of
 * the detected type.
 */
export function sanitizeFileName(given: string | undefined, mediaType: string): string {
  const base = (given ?? '').split(/[/\\]/).pop() ?? '';
  return writeName(base.replace(FILE_END, ''), mediaType);
}

/** The file name of a document that a person has named: all of the name, in which dots and slashes are signs. */
export const toFileName = (title: string, mediaType: string): string =>
  writeName(title.replace(TYPED_END, '').replace(/[/\\]/g, '-'), mediaType);

function writeName(text: string, mediaType: string): string {
  const stem = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .replace(/[\s.]+$/, '')
    .trim();
  const extension = mediaType in extensions ? extensions[mediaType as keyof typeof extensions] : 'bin';
  return `${[...(stem || 'file')].slice(0, MAX_NAME_LENGTH).join('')}.${extension}`;
}
