import { inCurrentLanguage } from '../languages/current-language';
import { defineTranslated } from '../languages/define-translated';

/** What is wrong with a value of a profile, a job or an application. */
export const checksTexts = inCurrentLanguage(
  defineTranslated(
    'server/checks',
    {
      phone: 'Enter a phone number such as +41 79 123 45 67.',
      postalCode:
        'There is no such postal code. Enter one such as 3012. For an address abroad, choose “Abroad” as the region.',
      url: 'Enter a valid URL, such as https://www.example.ch',
      birthdate: 'Enter a date of birth in the past.',
      pastDate: 'This date is in the past.',
      amount: 'Enter an amount with at most two decimals.',
      canton: 'Choose one of the 26 cantons, or abroad.',
      required: 'This field is required.',
    },
    (translated) => ({
      de: translated({
        phone: 'Geben Sie eine Telefonnummer ein, zum Beispiel +41 79 123 45 67.',
        postalCode:
          'Geben Sie eine gültige Postleitzahl ein, zum Beispiel 3012. Für eine Adresse im Ausland wählen Sie beim Kanton «Ausland».',
        url: 'Geben Sie eine gültige URL ein, zum Beispiel https://www.example.ch',
        birthdate: 'Geben Sie ein Geburtsdatum in der Vergangenheit ein.',
        pastDate: 'Dieses Datum liegt in der Vergangenheit.',
        amount: 'Geben Sie einen Betrag mit höchstens zwei Nachkommastellen ein.',
        canton: 'Wählen Sie einen der 26 Kantone oder «Ausland».',
        required: 'Bitte füllen Sie dieses Feld aus.',
      }),
      fr: translated({
        phone: 'Indiquez un numéro de téléphone, par exemple +41 79 123 45 67.',
        postalCode:
          'Indiquez un NPA valable, par exemple 1003. Pour une adresse à l’étranger, choisissez «\u00a0Étranger\u00a0» comme canton.',
        url: 'Indiquez une URL valable, par exemple https://www.example.ch',
        birthdate: 'Indiquez une date de naissance passée.',
        pastDate: 'Cette date est passée.',
        amount: 'Indiquez un montant avec deux décimales au plus.',
        canton: 'Choisissez l’un des 26 cantons ou «\u00a0Étranger\u00a0».',
        required: 'Ce champ est obligatoire.',
      }),
      it: translated({
        phone: 'Inserisca un numero di telefono come +41 79 123 45 67.',
        postalCode:
          'Questo NPA non esiste. Ne inserisca uno come 3012. Per un indirizzo all’estero scelga «Estero» come cantone.',
        url: 'Inserisca un URL valido, per esempio https://www.example.ch',
        birthdate: 'Inserisca una data di nascita nel passato.',
        pastDate: 'Questa data è nel passato.',
        amount: 'Inserisca un importo con al massimo due decimali.',
        canton: 'Scelga uno dei 26 cantoni oppure «Estero».',
        required: 'Questo campo è obbligatorio.',
      }),
    }),
  ),
);
