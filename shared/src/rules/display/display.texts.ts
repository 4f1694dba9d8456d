import { defineTexts } from '../languages/texts';
import { DISPLAY_DEFAULTS } from '../values/limits';

const { company, location, type, posted } = DISPLAY_DEFAULTS;

/** Shown instead of missing fields of a job. */
export const displayTexts = defineTexts('rules/display', { company, location, type, posted });
