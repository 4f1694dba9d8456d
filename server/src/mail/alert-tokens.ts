import { sign } from '../signing';

/** Token of the link that opens the alerts of a visitor's address; valid without a session. */
export const makeAddressToken = (secret: string, address: number): string =>
  `${address}.${sign(secret, 'alert-address', String(address))}`;

export const makeAlertToken = (secret: string, alert: number, use: 'confirm' | 'end'): string =>
  `${alert}.${use}.${sign(secret, 'alert', `${alert}.${use}`)}`;
