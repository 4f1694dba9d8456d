import type { Application, MessageTemplate } from '@metier/sdk/contract';
import {
  explainRejection,
  fillTemplate,
  findUnknownPlaceholder,
  leaveOutReason,
  rejectionsTexts,
  templateKindsTexts,
  textsIn,
  type Language,
  type RejectionReason,
} from '@metier/sdk/rules';

/** What the employer has chosen and written for the letter in one language. */
export interface LetterDraft {
  /** Null for the standard text; undefined for the first template in the language. */
  readonly templateId?: number | null;
  /** The text once it is edited. */
  readonly edited?: string;
}

export interface RejectionLetter {
  readonly language: Language;
  /** Those who get it. */
  readonly applications: readonly Application[];
  /** The company's rejections in this language. */
  readonly templates: readonly MessageTemplate[];
  readonly templateId: number | undefined;
  readonly subject: string;
  readonly text: string;
  /** What the first candidate reads. */
  readonly preview: string;
  /** Whether the chosen reason, or without one the next to be chosen, is in the text. */
  readonly tellsReason: boolean;
}

/** Whether the text needs a reason to be filled in. */
export const needsReason = (text: string): boolean => fillTemplate(text, { reason: '' }) !== text;

/** Whether the server would refuse the text. */
export const isFaulty = (text: string): boolean =>
  text.trim() === '' || findUnknownPlaceholder(text) !== undefined;

/** The text with another reason, where it spells one out. */
export function replaceReason(
  text: string,
  language: Language,
  from: RejectionReason | undefined,
  to: RejectionReason | undefined,
): string {
  const open = from ? text.replaceAll(explainRejection(from, language), '{reason}') : text;
  return to ? fillTemplate(open, { reason: explainRejection(to, language) }) : open;
}

interface Writing {
  readonly language: Language;
  readonly applications: readonly Application[];
  readonly templates: readonly MessageTemplate[];
  readonly reason: RejectionReason | undefined;
  readonly draft: LetterDraft;
  /** For one candidate the text is filled in; for several the placeholders stay until the server fills them in. */
  readonly isForOne: boolean;
}

/**
 * The letter in one language: the company's template in it, else the standard text. What is filled in is in the
 * same language, whatever that of the page is.
 */
export function writeRejection(writing: Writing): RejectionLetter {
  const { language, applications, reason, draft, isForOne } = writing;
  const templates = writing.templates.filter((template) => template.language === language);
  const templateId = draft.templateId === undefined ? templates[0]?.id : (draft.templateId ?? undefined);
  const own = templates.find(({ id }) => id === templateId)?.text;
  const { text: standard } = textsIn(language, rejectionsTexts);
  const template = own ?? (reason ? standard : leaveOutReason(standard));
  const [first] = applications;
  const job = first?.job.title ?? '';
  const sentence = reason && explainRejection(reason, language);
  const values = {
    candidate: first?.applicant_name ?? '',
    job,
    company: first?.job.job_provider.company_name ?? '',
    ...(sentence !== undefined && { reason: sentence }),
  };
  const text = draft.edited ?? (isForOne ? fillTemplate(template, values) : template);
  const isStandard = draft.edited === undefined && own === undefined;
  return {
    language,
    applications,
    templates,
    templateId,
    subject: textsIn(language, templateKindsTexts).subject(job),
    text,
    preview: fillTemplate(text, values),
    tellsReason: needsReason(text) || (sentence === undefined ? isStandard : text.includes(sentence)),
  };
}
