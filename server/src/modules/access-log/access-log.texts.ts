import { inCurrentLanguage } from '../../languages/current-language';
import { defineTexts } from '@metier/sdk/rules';

const english = defineTexts('server/access-log/access-log', { operator: 'Metier' });

export const accessLogTexts = inCurrentLanguage(english);
