import { translate } from '@metier/sdk/rules';
import type * as english from './validation.texts';

export const validationTexts = translate<typeof english.validationTexts>('server/http/input/validation')({
  formats: {
    email: 'Geben Sie eine gültige E-Mail-Adresse ein.',
    date: 'Geben Sie ein Datum als JJJJ-MM-TT ein.',
    'date-time': 'Geben Sie einen Zeitpunkt als JJJJ-MM-TTThh:mm:ssZ ein.',
    uri: 'Geben Sie eine gültige URL ein.',
  },
  types: {
    integer: 'Es braucht eine ganze Zahl.',
    number: 'Es braucht eine Zahl.',
    boolean: 'Das muss wahr oder falsch sein.',
    string: 'Es braucht einen Text.',
    array: 'Es braucht eine Liste.',
    object: 'Es braucht ein Objekt.',
  },
  required: 'Bitte füllen Sie dieses Feld aus.',
  blank: 'Dieses Feld darf nicht leer sein.',
  null: 'Dieses Feld darf nicht null sein.',
  minLength: (limit) => `Es braucht mindestens ${limit} Zeichen.`,
  maxLength: (limit) => `Es sind höchstens ${limit} Zeichen möglich.`,
  minimum: (limit) => `Das muss ${limit} oder mehr sein.`,
  maximum: (limit) => `Das muss ${limit} oder weniger sein.`,
  maxItems: (limit) => `Es sind höchstens ${limit} Einträge möglich.`,
  multipleOf: 'Es sind höchstens zwei Nachkommastellen möglich.',
  choose: (values) => `Möglich sind: ${values}.`,
  form: 'Das hat nicht die richtige Form.',
  type: 'Das ist nicht vom richtigen Typ.',
  notAccepted: 'Das wird nicht angenommen.',
  notAnObject: 'Der Inhalt muss ein JSON-Objekt sein.',
  repeated: 'Dieses Feld kommt mehrmals vor.',
  notAForm: 'Das Formular ist kein gültiges Multipart-Format.',
  tooLong: 'Das ist zu lang.',
  codes: {
    FST_ERR_CTP_INVALID_JSON_BODY: 'Der Inhalt ist kein gültiges JSON.',
    FST_ERR_CTP_BODY_TOO_LARGE: 'Der Inhalt ist zu gross.',
    FST_REQ_FILE_TOO_LARGE: 'Die Datei ist zu gross.',
    FST_ERR_BAD_URL: 'Die Adresse ist nicht gültig.',
  },
});
