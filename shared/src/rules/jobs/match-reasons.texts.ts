import { defineTexts } from '../languages/texts';
import { MATCH_REASONS } from './match-reasons';

/** Why a search found a job. */
export const matchReasonsTexts = defineTexts('rules/match-reasons', MATCH_REASONS);
