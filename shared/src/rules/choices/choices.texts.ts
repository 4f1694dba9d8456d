import {
  CONTRACT_TYPES,
  EXPERIENCE_CHOICES,
  JOB_LANGUAGES,
  LEVELS,
  REVIEW_FILTERS,
  SALARY_TYPES,
  WORK_MODES,
} from './choices';
import { defineTexts } from '../languages/texts';
import { textsOf } from '../languages/texts-of';

export const choicesTexts = defineTexts('rules/choices', {
  contractTypes: textsOf(CONTRACT_TYPES, 'label'),
  workModes: textsOf(WORK_MODES, 'label'),
  levels: textsOf(LEVELS, 'label'),
  jobLanguages: textsOf(JOB_LANGUAGES, 'label'),
  salaryTypes: textsOf(SALARY_TYPES, 'label'),
  experience: textsOf(EXPERIENCE_CHOICES, 'label'),
  reviewFilters: textsOf(REVIEW_FILTERS, 'label'),
});
