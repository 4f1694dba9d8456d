export const accessLogTexts = { operator: 'Metier' };
