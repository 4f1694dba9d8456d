import { translate } from '@metier/sdk/rules';
import type * as english from './validation.texts';

export const validationTexts = translate<typeof english.validationTexts>('server/http/input/validation')({
  formats: {
    email: 'Saisissez une adresse e-mail valable.',
    date: 'Saisissez une date au format AAAA-MM-JJ.',
    'date-time': 'Saisissez un moment au format AAAA-MM-JJThh:mm:ssZ.',
    uri: 'Saisissez une URL valable.',
  },
  types: {
    integer: 'Un nombre entier est requis.',
    number: 'Un nombre est requis.',
    boolean: 'La valeur doit être vrai ou faux.',
    string: 'Un texte est requis.',
    array: 'Une liste est requise.',
    object: 'Un objet est requis.',
  },
  required: 'Ce champ est obligatoire.',
  blank: 'Ce champ ne peut pas être vide.',
  null: 'Ce champ ne peut pas être nul.',
  minLength: (limit) => `Il faut au moins ${limit} caractères.`,
  maxLength: (limit) => `${limit} caractères au plus sont possibles.`,
  minimum: (limit) => `La valeur doit être de ${limit} ou plus.`,
  maximum: (limit) => `La valeur doit être de ${limit} ou moins.`,
  maxItems: (limit) => `${limit} entrées au plus sont possibles.`,
  multipleOf: 'Deux décimales au plus sont possibles.',
  choose: (values) => `Choisissez parmi\u00a0: ${values}.`,
  form: 'La forme n’est pas correcte.',
  type: 'Le type n’est pas correct.',
  notAccepted: 'Cette valeur n’est pas acceptée.',
  notAnObject: 'Le contenu doit être un objet JSON.',
  repeated: 'Ce champ apparaît plusieurs fois.',
  notAForm: 'Le formulaire n’est pas du multipart valable.',
  tooLong: 'C’est trop long.',
  codes: {
    FST_ERR_CTP_INVALID_JSON_BODY: 'Le contenu n’est pas du JSON valable.',
    FST_ERR_CTP_BODY_TOO_LARGE: 'Le contenu est trop volumineux.',
    FST_REQ_FILE_TOO_LARGE: 'Le fichier est trop volumineux.',
    FST_ERR_BAD_URL: 'L’adresse n’est pas valable.',
  },
});
