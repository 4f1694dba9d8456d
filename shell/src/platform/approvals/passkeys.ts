import type { PasskeyOptions, PasskeyResponse } from '@metier/sdk/contract';

function toResponse(credential: Credential | null): PasskeyResponse {
  if (!(credential instanceof PublicKeyCredential)) throw new Error('The device has made no passkey.');
  const { id, rawId, response, clientExtensionResults } = credential.toJSON();
  return {
    id,
    rawId,
    type: 'public-key',
    response: { ...response },
    clientExtensionResults: { ...clientExtensionResults },
  };
}

/** Asks the person for a passkey that signs these options; rejects when the person cancels. */
export async function signWithPasskey(options: PasskeyOptions): Promise<PasskeyResponse> {
  const json = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(json);
  return toResponse(await navigator.credentials.get({ publicKey }));
}

/** Lets the person make a passkey; rejects when the person cancels. */
export async function makePasskey(options: PasskeyOptions): Promise<PasskeyResponse> {
  const json = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(json);
  return toResponse(await navigator.credentials.create({ publicKey }));
}
