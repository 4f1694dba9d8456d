import { defineTexts } from '../languages/texts';
import { textsOf } from '../languages/texts-of';
import { ACCOUNT_TYPES, type AccountType } from './roles';

/** The two sides of the job market. */
export const rolesTexts = defineTexts('rules/roles', {
  labels: textsOf(ACCOUNT_TYPES, 'label'),
  /** For a signed-in person of the other side. */
  guard: (role: AccountType) => `This page is only accessible to ${role}s.`,
});
