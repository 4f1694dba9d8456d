import { defineTexts } from '@metier/sdk/rules';

export const legalTexts = defineTexts('public/legal/legal', {
  changed: (day: string) => `Last changed on ${day}`,
  contents: 'On this page',
  columns: { what: 'What', why: 'What for', until: 'Until when' },
  contact: {
    title: 'Still a question?',
    lead: 'Write or call us, in English, French or German. People answer, on working days within two days.',
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
  },
});
