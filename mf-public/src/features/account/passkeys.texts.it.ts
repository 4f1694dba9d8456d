import { translate } from '@metier/sdk/rules';
import type * as english from './passkeys.texts';

export const passkeysTexts = translate<typeof english.passkeysTexts>('public/account/passkeys')({
  title: 'Passkey',
  hint: 'Acceda con l’impronta, il volto o il PIN al posto della password. In tal caso non serve alcun codice.',
  list: 'Le Sue passkey',
  failed: 'Impossibile caricare le Sue passkey',
  unsupported: 'Le passkey non funzionano in questo browser o a questo indirizzo.',
  added: (day) => `Aggiunta il ${day}`,
  used: (day) => `, ultimo utilizzo il ${day}`,
  add: 'Aggiungere una passkey',
  rename: 'Rinominare',
  remove: 'Rimuovere',
  of: (name) => `: ${name}`,
  isAdded: 'La Sua passkey è stata aggiunta.',
  isRemoved: 'La Sua passkey è stata rimossa.',
  name: 'Nome',
  nameHint: 'Per riconoscere il dispositivo, per esempio «Telefono».',
  nameMissing: 'Dia un nome alla passkey.',
  cancelled: 'Non è stata creata nessuna passkey. Riprovi.',
  known: 'Questo dispositivo ha già una passkey del Suo account.',
  addDialog: {
    title: 'Aggiungere una passkey',
    submit: 'Continuare',
    submitting: 'In attesa del Suo dispositivo…',
  },
  renameDialog: {
    title: 'Rinominare la passkey',
    submit: 'Salvare',
    submitting: 'Salvataggio…',
    cancel: 'Annullare',
  },
  removeDialog: {
    title: 'Rimuovere questa passkey?',
    lead: 'Non potrà più usarla per accedere. La rimuova anche dal dispositivo.',
    submit: 'Rimuovere',
    submitting: 'Rimozione…',
  },
});
