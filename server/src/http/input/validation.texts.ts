import { defineTexts } from '@metier/sdk/rules';

/** What is wrong with the input of a request. */
export const validationTexts = defineTexts('server/http/input/validation', {
  formats: {
    email: 'Enter a valid email address.',
    date: 'Enter a date as YYYY-MM-DD.',
    'date-time': 'Enter a moment as YYYY-MM-DDThh:mm:ssZ.',
    uri: 'Enter a valid URL.',
  },
  types: {
    integer: 'A whole number is required.',
    number: 'A number is required.',
    boolean: 'This must be true or false.',
    string: 'A text is required.',
    array: 'A list is required.',
    object: 'An object is required.',
  },
  required: 'This field is required.',
  blank: 'This field may not be blank.',
  null: 'This field may not be null.',
  minLength: (limit: string) => `At least ${limit} characters are needed.`,
  maxLength: (limit: string) => `At most ${limit} characters are allowed.`,
  minimum: (limit: string) => `This must be ${limit} or more.`,
  maximum: (limit: string) => `This must be ${limit} or less.`,
  maxItems: (limit: string) => `At most ${limit} entries are allowed.`,
  multipleOf: 'At most two decimal places are allowed.',
  choose: (values: string) => `Choose one of: ${values}.`,
  form: 'This does not have the right form.',
  type: 'This is not of the right type.',
  notAccepted: 'This is not accepted.',
  notAnObject: 'The body must be a JSON object.',
  repeated: 'This field is given more than once.',
  notAForm: 'The form is not valid multipart data.',
  unstorable: 'This holds characters that cannot be stored.',
  tooLargeNumber: 'This number is too large.',
  tooDeep: 'This is nested too deeply.',
  tooLong: 'This is too long.',
  /** By the code of an error of the framework. */
  codes: {
    FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
    FST_ERR_CTP_BODY_TOO_LARGE: 'The body is too large.',
    FST_REQ_FILE_TOO_LARGE: 'The file is too large.',
    FST_ERR_BAD_URL: 'The address is not valid.',
  },
});
