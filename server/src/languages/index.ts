import { addTranslations } from '@metier/sdk/rules';
import { translations as french } from './fr';
import { translations as german } from './de';
import { translations as italian } from './it';

/** Makes all texts of the server available in every language. */
export function addAllTranslations(): void {
  addTranslations('de', german);
  addTranslations('fr', french);
  addTranslations('it', italian);
}
