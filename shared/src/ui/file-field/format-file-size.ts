import { DEFAULT_LANGUAGE, textsIn, type Language } from '../../rules/index';
import { fileFieldTexts } from './file-field.texts';

/** Formats a size in bytes: `340 KB`, `1.2 MB`, and in French `1,2 Mo`. */
export function formatFileSize(bytes: number, language: Language = DEFAULT_LANGUAGE): string {
  const { size } = textsIn(language, fileFieldTexts);
  const units = [size.bytes, size.kilobytes, size.megabytes, size.gigabytes];
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1);
  const amount = bytes / 1024 ** power;
  const write = units[power] ?? size.gigabytes;
  return write(power < 2 ? Math.round(amount) : Number(amount.toFixed(1)));
}
