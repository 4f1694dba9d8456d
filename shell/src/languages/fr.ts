import { translations as shared } from '@metier/sdk/french';
import { guardTexts } from '../guard/guard.texts.fr';
import { shellTexts } from '../shell.texts.fr';

/** All translations of this bundle to French. */
export const translations = [...shared, guardTexts, shellTexts];
