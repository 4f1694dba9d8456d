import { DEFAULT_LANGUAGE, type Language } from '../languages/languages';
import { textsIn } from '../languages/texts';
import type { Hold, ModerationAction, ReportTarget } from './moderation';
import { moderationTexts } from './moderation.texts';

/** Why others do not see a job, in a sentence for its company. */
export const describeHold = (hold: Hold, language: Language = DEFAULT_LANGUAGE): string =>
  textsIn(language, moderationTexts).holdSentences[hold];

/** What an action means for the account concerned, in one sentence. */
export const describeDecision = (
  decision: {
    readonly action: ModerationAction;
    readonly target: ReportTarget;
    readonly title: string;
  },
  language: Language = DEFAULT_LANGUAGE,
): string => textsIn(language, moderationTexts).decision(decision);
