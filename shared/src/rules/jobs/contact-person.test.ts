import { findContactFaults, type ContactPerson } from './contact-person';

const NOBODY: ContactPerson = { contact_name: '', contact_email: '', contact_phone: '' };
const findFields = (given: Partial<ContactPerson>) => Object.keys(findContactFaults({ ...NOBODY, ...given }));

test.each<[Partial<ContactPerson>, string[]]>([
  [{}, []],
  [{ contact_name: 'Anna Weber' }, []],
  [{ contact_name: 'Anna Weber', contact_email: ' anna@example.ch ', contact_phone: '+41 31 300 00 00' }, []],
  [{ contact_email: 'anna@example.ch' }, ['contact_name']],
  [{ contact_name: ' ', contact_phone: '031 300 00 00' }, ['contact_name']],
  [{ contact_name: 'Anna Weber', contact_email: 'anna@example' }, ['contact_email']],
  [{ contact_name: 'Anna Weber', contact_phone: 'ask at the desk' }, ['contact_phone']],
])('the contact person %j has faults in %j', (given, fields) => {
  expect(findFields(given)).toEqual(fields);
});
