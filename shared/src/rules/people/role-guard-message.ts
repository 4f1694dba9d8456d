import { DEFAULT_LANGUAGE, type Language } from '../languages/languages';
import { textsIn } from '../languages/texts';
import type { AccountType } from './roles';
import { rolesTexts } from './roles.texts';

/** Message for a signed-in user of the other role when a route requires `role`. */
export const roleGuardMessage = (role: AccountType, language: Language = DEFAULT_LANGUAGE): string =>
  textsIn(language, rolesTexts).guard(role);
