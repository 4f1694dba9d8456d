import { defineTexts } from '@metier/sdk/rules';

export const passkeysTexts = defineTexts('public/account/passkeys', {
  title: 'Passkeys',
  hint: 'Log in with your finger, face or PIN instead of the password. No code is needed then.',
  list: 'Your passkeys',
  failed: 'Your passkeys could not be loaded',
  unsupported: 'Passkeys do not work in this browser, or not at this address.',
  added: (day: string) => `Added on ${day}`,
  used: (day: string) => `, last used on ${day}`,
  add: 'Add a passkey',
  rename: 'Rename',
  remove: 'Remove',
  of: (name: string) => `: ${name}`,
  isAdded: 'Your passkey is added.',
  isRemoved: 'Your passkey is removed.',
  name: 'Name',
  nameHint: 'So that you recognise the device, such as “Phone”.',
  nameMissing: 'Give the passkey a name.',
  cancelled: 'No passkey was created. Please try again.',
  known: 'This device has a passkey of your account already.',
  addDialog: {
    title: 'Add a passkey',
    submit: 'Continue',
    submitting: 'Waiting for your device…',
  },
  renameDialog: { title: 'Rename the passkey', submit: 'Save', submitting: 'Saving…', cancel: 'Cancel' },
  removeDialog: {
    title: 'Remove this passkey?',
    lead: 'You can then no longer log in with it. Remove it on the device, too.',
    submit: 'Remove',
    submitting: 'Removing…',
  },
});
