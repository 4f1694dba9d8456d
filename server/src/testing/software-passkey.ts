import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { PasskeyOptions, PasskeyResponse } from '@metier/sdk/contract';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** Origin of the requests of a test client. */
const TEST_HOST = 'http://localhost:80';
const [PRESENT, VERIFIED, HAS_KEY] = [0x01, 0x04, 0x40];

/** What a device or a page may do wrong. */
interface Deviation {
  readonly origin?: string;
  readonly rpId?: string;
  /** Whether the page is in a frame of another site. */
  readonly crossOrigin?: boolean;
  readonly isVerified?: boolean;
  /** Signature counter; 0 by default, as most devices have it. */
  readonly counter?: number;
}

/** A passkey whose device is this process: answers the options of both ceremonies, as a browser would. */
export interface SoftwarePasskey {
  register(options: PasskeyOptions, deviation?: Deviation): PasskeyResponse;
  authenticate(options: PasskeyOptions, deviation?: Deviation): PasskeyResponse;
}

const hash = (data: string | Buffer) => createHash('sha256').update(data).digest();
const toText = (data: Uint8Array) => Buffer.from(data).toString('base64url');

function drawClientData(
  type: string,
  { challenge }: PasskeyOptions,
  { origin = TEST_HOST, crossOrigin = false }: Deviation,
): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin }));
}

function drawHead({ rpId = 'localhost', isVerified = true, counter = 0 }: Deviation, more = 0): Buffer {
  const head = Buffer.alloc(37);
  hash(rpId).copy(head);
  head.writeUInt8(PRESENT | (isVerified ? VERIFIED : 0) | more, 32);
  head.writeUInt32BE(counter, 33);
  return head;
}

export function makeSoftwarePasskey(): SoftwarePasskey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  const head = { id: toText(id), rawId: toText(id), type: 'public-key', clientExtensionResults: {} } as const;
  const coordinates: [number, Uint8Array][] = [
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ];
  // A key of the elliptic curve P-256 for ES256 (RFC 9053).
  const key = new Map<number, number | Uint8Array>([[1, 2], [3, -7], [-1, 1], ...coordinates]);
  const attested = Buffer.concat([
    Buffer.alloc(16),
    Buffer.from([0, id.length]),
    id,
    Buffer.from(isoCBOR.encode(key)),
  ]);
  return {
    register(options, deviation = {}) {
      const authData = Buffer.concat([drawHead(deviation, HAS_KEY), attested]);
      const attestation = new Map<string, string | Map<string, string> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      const clientDataJSON = toText(drawClientData('webauthn.create', options, deviation));
      const attestationObject = toText(isoCBOR.encode(attestation));
      return { ...head, response: { clientDataJSON, attestationObject, transports: ['internal', 7] } };
    },
    authenticate(options, deviation = {}) {
      const clientData = drawClientData('webauthn.get', options, deviation);
      const authData = drawHead(deviation);
      const signature = sign('sha256', Buffer.concat([authData, hash(clientData)]), privateKey);
      const signed = { clientDataJSON: clientData, authenticatorData: authData, signature };
      const texts = Object.entries(signed).map(([name, data]) => [name, toText(data)]);
      return { ...head, response: Object.fromEntries(texts) as Record<string, string> };
    },
  };
}
