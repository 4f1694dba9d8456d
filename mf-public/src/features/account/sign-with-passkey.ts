import { startPasskeyLogin, type Http } from '@metier/sdk/api';
import type { PasskeyResponse } from '@metier/sdk/contract';

/** Signs a new challenge with a passkey of the device; rejects when the person cancels. */
export async function signWithPasskey(http: Http): Promise<PasskeyResponse> {
  const options = await startPasskeyLogin(http);
  // Loaded only now, because few visits of the page need it.
  const { startAuthentication } = await import('@simplewebauthn/browser');
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  const signed = await startAuthentication({ optionsJSON: options as unknown as Options });
  const clientExtensionResults = { ...signed.clientExtensionResults };
  return { ...signed, response: { ...signed.response }, clientExtensionResults };
}
