import { defineTexts } from '../languages/texts';
import { textsOf } from '../languages/texts-of';
import { DEFAULT_REJECTION_TEXT, REJECTION_REASONS } from './rejections';

/** Reasons of rejections, and the rejection of a company that has not written its own. */
export const rejectionsTexts = defineTexts('rules/rejections', {
  labels: textsOf(REJECTION_REASONS, 'label'),
  /** What the placeholder `{reason}` becomes: follows a colon, without a full stop. */
  sentences: textsOf(REJECTION_REASONS, 'sentence'),
  text: DEFAULT_REJECTION_TEXT as string,
});
