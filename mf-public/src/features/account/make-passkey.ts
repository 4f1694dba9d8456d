import { addPasskey, startPasskey, type Http, type SecondProof } from '@metier/sdk/api';
import type { Passkey } from '@metier/sdk/contract';
import { textsIn, type Language } from '@metier/sdk/rules';
import { passkeysTexts } from './passkeys.texts';

/** The device has made no passkey; the message is for the person. */
export class PasskeyError extends Error {
  override readonly name = 'PasskeyError';
}

interface NewPasskey {
  readonly name: string;
  readonly password: string;
  readonly proof: SecondProof;
}

/** Makes a passkey on the person's device and adds it to the account. */
export async function makePasskey(
  http: Http,
  { name, password, proof }: NewPasskey,
  language: Language,
): Promise<Passkey> {
  const texts = textsIn(language, passkeysTexts);
  const options = await startPasskey(http, password, proof);
  // Loaded only now, because few visits of the page need it.
  const { startRegistration } = await import('@simplewebauthn/browser');
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
  const made = await startRegistration({ optionsJSON: options as unknown as Options }).catch(
    (error: unknown) => {
      const isKnown = error instanceof Error && error.name === 'InvalidStateError';
      throw new PasskeyError(isKnown ? texts.known : texts.cancelled);
    },
  );
  const clientExtensionResults = { ...made.clientExtensionResults };
  return addPasskey(http, {
    name,
    response: { ...made, response: { ...made.response }, clientExtensionResults },
  });
}
