import { translations as shared } from '@metier/sdk/german';
import { guardTexts } from '../guard/guard.texts.de';
import { shellTexts } from '../shell.texts.de';

/** All translations of this bundle to German. */
export const translations = [...shared, guardTexts, shellTexts];
