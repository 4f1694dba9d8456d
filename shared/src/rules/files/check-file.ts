import { FILE_RULES, type FileRule } from './files';
import { fileRulesTexts } from './files.texts';
import { DEFAULT_LANGUAGE, type Language } from '../languages/languages';
import { textsIn } from '../languages/texts';

const NAMES = ['profilePicture', 'resume', 'applicationDocument', 'libraryDocument'] as const;

/** The reason to refuse the chosen file, by name and size; undefined if it is allowed. */
export function checkFile(
  file: { name: string; size: number },
  rule: FileRule,
  language: Language = DEFAULT_LANGUAGE,
): string | undefined {
  const texts = textsIn(language, fileRulesTexts);
  const known = NAMES.find((name) => FILE_RULES[name] === rule);
  const name = file.name.toLowerCase();
  if (!rule.extensions.some((extension) => name.endsWith(extension)))
    return known ? texts.wrongType[known] : rule.wrongType;
  if (file.size === 0) return texts.empty;
  if (file.size <= rule.maxBytes) return undefined;
  return known ? texts.tooLarge[known] : rule.tooLarge;
}
