import { DEFAULT_LANGUAGE, type Language } from '../languages/languages';
import { textsIn } from '../languages/texts';
import type { RejectionReason } from './rejections';
import { rejectionsTexts } from './rejections.texts';

/** What the placeholder `{reason}` becomes. */
export const explainRejection = (reason: RejectionReason, language: Language = DEFAULT_LANGUAGE): string =>
  textsIn(language, rejectionsTexts).sentences[reason];
