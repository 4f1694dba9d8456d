import { inLanguageOfRequest } from '../../http/language/language-context';
import { defineTexts } from '@metier/sdk/rules';

const english = defineTexts('server/access-log/access-log', { operator: 'Metier' });

export const accessLogTexts = inLanguageOfRequest(english);
