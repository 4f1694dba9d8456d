import { translate } from '@metier/sdk/rules';
import type * as english from './profile.texts';

const LEAD =
  'Le aziende lo vedono con ogni candidatura. La data di nascita e la via restano visibili solo a Lei.';

export const profileTexts = translate<typeof english.profileTexts>('seeker/profile/profile')({
  page: {
    title: 'Crei il Suo profilo',
    heading: 'Crei il Suo profilo',
    lead: LEAD,
    submit: 'Salvare il profilo',
    failure: 'Impossibile salvare il profilo. Riprovi.',
  },

  edit: {
    title: 'Modificare il profilo',
    lead: LEAD,
    submit: 'Salvare le modifiche',
    cancel: 'Annullare',
    saved: 'Profilo salvato',
    loadFailed: 'Impossibile caricare il Suo profilo. Riprovi.',
    changedElsewhere: (now) =>
      now
        ? `Nel frattempo questo campo è stato modificato altrove in «${now}». Salvi di nuovo per sostituirlo.`
        : 'Nel frattempo questo campo è stato svuotato altrove. Salvi di nuovo per sostituirlo.',
  },

  notSignedIn: 'Per creare un profilo deve prima accedere.',

  signIn: {
    action: 'Acceda in una nuova scheda,',
    then: 'poi salvi di nuovo qui. Quanto ha inserito rimane.',
  },

  form: {
    label: 'Profilo',
    requiredHint: 'I campi contrassegnati con * sono obbligatori.',
    saving: 'Salvataggio del profilo…',
    loading: 'Caricamento del modulo…',
    personal: 'Dati personali',
    firstname: 'Nome',
    lastname: 'Cognome',
    birthdate: 'Data di nascita',
    birthdateHint: 'La Sua panoramica mostra la Sua età. Nessuna azienda la vede.',
    location: 'Domicilio',
    address: 'Indirizzo',
    addressHint: 'Via e numero, per il Suo profilo. Nessuna azienda li vede.',
    postal_code: 'NPA',
    postalCodeHint: 'Nessuna azienda lo vede.',
    city: 'Località',
    cityHint: 'Affinché le aziende presso cui si candida possano valutare il tragitto.',
    region: 'Cantone',
    regionHint: 'Le aziende presso cui si candida lo vedono insieme alla località.',
    regionPlaceholder: 'Scegliere il cantone',
    details: 'Dettagli del profilo',
    detailsHint: 'Facoltativi. Più le aziende sanno di Lei, più è facile per loro decidere.',
    biography: 'Biografia',
    biographyHint: 'Chi è e che cosa cerca.',
    experience: 'Esperienza',
    experienceHint: 'Impieghi, stage, progetti, studi.',
    skill: 'Competenze',
    skillHint: 'Separate da virgole, per esempio: tedesco, contabilità, licenza di condurre B.',
  },

  missing: {
    firstname: 'Inserisca il Suo nome.',
    lastname: 'Inserisca il Suo cognome.',
    birthdate: 'Inserisca la Sua data di nascita.',
    address: 'Inserisca la via e il numero.',
    postal_code: 'Inserisca il NPA.',
    city: 'Inserisca la località.',
    region: 'Scelga il cantone.',
  },
  badPostalCode:
    'Questo NPA non esiste. Ne inserisca uno valido, per esempio 3012. Per un indirizzo all’estero scelga «Estero» come cantone.',
  earlyBirthdate: 'Inserisca una data di nascita a partire dal 1900.',
  futureBirthdate: 'La Sua data di nascita non può essere nel futuro.',

  loadError: {
    title: 'Impossibile caricare il modulo',
    text: 'Il server non ha risposto. Quanto aveva inserito non è andato perso.',
  },
});
