import { translations as shared } from '@metier/sdk/italian';
import { guardTexts } from '../guard/guard.texts.it';
import { shellTexts } from '../shell.texts.it';

/** All translations of this bundle to Italian. */
export const translations = [...shared, guardTexts, shellTexts];
