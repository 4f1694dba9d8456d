import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';

const PERIOD_SECONDS = 30;
/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;
/** One step earlier and later, for clocks that differ and people who type slowly. */
const WINDOW = 1;
/** Quiet zone around a QR code, in modules. */
const BORDER = 2;

export const makeTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const openTotp = (secret: string, label: string) =>
  new TOTP({ issuer: 'Metier', label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });

/** The address that authenticator apps read, from a QR code or a link. */
export const makeTotpAddress = (secret: string, label: string): string => openTotp(secret, label).toString();

/** The time step of a valid code; undefined for any other. Compared in constant time. */
export function findTimeStep(secret: string, code: string, now: Date): number | undefined {
  const totp = openTotp(secret, 'account');
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? undefined : totp.counter({ timestamp: now.getTime() }) + delta;
}

/** A QR code as the path of an SVG image with this many units per side. */
export function drawQrCode(text: string): { readonly size: number; readonly path: string } {
  const { size, data } = encode(text, { border: BORDER });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return { size, path: squares.join('') };
}
