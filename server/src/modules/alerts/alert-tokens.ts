import { isSigned } from '../../signing';

const readId = (text: string): number => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0);

/** The id of the address whose alerts a mailed link opens; undefined for a token that this server has not signed. */
export function readAddressToken(secret: string, token: string): number | undefined {
  const [id = '', signature = ''] = token.split('.');
  const isOurs = isSigned(secret, 'alert-address', id, signature);
  return isOurs && readId(id) > 0 ? readId(id) : undefined;
}

/** The id of the alert that a mailed link confirms or ends. */
export function readAlertToken(secret: string, token: string, use: 'confirm' | 'end'): number | undefined {
  const [id = '', name = '', signature = ''] = token.split('.');
  const isOurs = name === use && isSigned(secret, 'alert', `${id}.${name}`, signature);
  return isOurs && readId(id) > 0 ? readId(id) : undefined;
}
