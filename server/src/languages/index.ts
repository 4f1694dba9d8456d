import { translations as french } from '@metier/sdk/french';
import { translations as german } from '@metier/sdk/german';
import { translations as italian } from '@metier/sdk/italian';
import { addTranslations } from '@metier/sdk/rules';

/** Makes the texts of the shared rules available in every language; those of the server come with all of theirs. */
export function addSharedTranslations(): void {
  addTranslations('de', german);
  addTranslations('fr', french);
  addTranslations('it', italian);
}
