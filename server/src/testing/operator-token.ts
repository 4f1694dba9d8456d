/** The operator's token of a test server. */
export const OPERATOR_TOKEN = 'an operator token that only the tests know';
