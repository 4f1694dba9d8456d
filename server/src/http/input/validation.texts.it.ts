import { translate } from '@metier/sdk/rules';
import type * as english from './validation.texts';

export const validationTexts = translate<typeof english.validationTexts>('server/http/input/validation')({
  formats: {
    email: 'Inserisca un indirizzo e-mail valido.',
    date: 'Inserisca una data nel formato AAAA-MM-GG.',
    'date-time': 'Inserisca un momento nel formato AAAA-MM-GGThh:mm:ssZ.',
    uri: 'Inserisca un URL valido.',
  },
  types: {
    integer: 'È necessario un numero intero.',
    number: 'È necessario un numero.',
    boolean: 'Il valore deve essere vero o falso.',
    string: 'È necessario un testo.',
    array: 'È necessario un elenco.',
    object: 'È necessario un oggetto.',
  },
  required: 'Questo campo è obbligatorio.',
  blank: 'Questo campo non può essere vuoto.',
  null: 'Questo campo non può essere nullo.',
  minLength: (limit) => `Sono necessari almeno ${limit} caratteri.`,
  maxLength: (limit) => `Sono ammessi al massimo ${limit} caratteri.`,
  minimum: (limit) => `Il valore deve essere ${limit} o superiore.`,
  maximum: (limit) => `Il valore deve essere ${limit} o inferiore.`,
  maxItems: (limit) => `Sono ammesse al massimo ${limit} voci.`,
  multipleOf: 'Sono ammessi al massimo due decimali.',
  choose: (values) => `Scelga tra: ${values}.`,
  form: 'La forma non è corretta.',
  type: 'Il tipo non è corretto.',
  notAccepted: 'Questo valore non è accettato.',
  notAnObject: 'Il contenuto deve essere un oggetto JSON.',
  repeated: 'Questo campo compare più volte.',
  notAForm: 'Il formulario non è in formato multipart valido.',
  tooLong: 'È troppo lungo.',
  codes: {
    FST_ERR_CTP_INVALID_JSON_BODY: 'Il contenuto non è un JSON valido.',
    FST_ERR_CTP_BODY_TOO_LARGE: 'Il contenuto è troppo grande.',
    FST_REQ_FILE_TOO_LARGE: 'Il file è troppo grande.',
    FST_ERR_BAD_URL: 'L’indirizzo non è valido.',
  },
});
