import { extensions } from './upload-policies';

const MAX_NAME_LENGTH = 150;

/**
 * A file name for display and download: no path, no control characters, and the extension of the detected
 * type.
 */
export function sanitizeFileName(given: string | undefined, mediaType: string): string {
  const base = (given ?? '').split(/[/\\]/).pop() ?? '';
  const stem = base
    .replace(/\.[^.]*$/, '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim();
  const extension = mediaType in extensions ? extensions[mediaType as keyof typeof extensions] : 'bin';
  return `${[...(stem || 'file')].slice(0, MAX_NAME_LENGTH).join('')}.${extension}`;
}
