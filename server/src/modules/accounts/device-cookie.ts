import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { cookieOptions, isHttps } from '../../http/session/cookie-options';
import { readSignedValue, sign, signValue } from '../../signing';
import type { Dependencies } from '../../dependencies';
import type { UserRow } from './accounts.repository';
import type { RequestSource } from './accounts.service';

/** Only logins need the cookie. */
const PATH = '/api/auth/';
const YEAR_MS = 365 * 24 * 60 * 60_000;
/** Bound for shared computers: only the most recent accounts are kept. */
const MAX_ACCOUNTS = 5;

/**
 * A browser and the accounts logged in from it; each `mark` is valid until the account's password changes.
 */
const Device = Type.Object({
  id: Type.String(),
  accounts: Type.Array(Type.Object({ id: Type.Integer(), mark: Type.String() })),
});
type Device = Static<typeof Device>;

/** Address of the request, and its device id for accounts logged in from the browser before. */
export const readSource = (request: FastifyRequest): RequestSource => ({
  address: request.ip,
  hasDevice: readDevice(request) !== undefined,
  findDevice: (user) => findKnownDevice(request, user),
});

/** Returns the device id if a session was opened on the device with the account's current password. */
function findKnownDevice(request: FastifyRequest, user: UserRow | undefined): string | undefined {
  const device = readDevice(request);
  if (!device || !user) return undefined;
  const mark = makeMark(request.server.dependencies, user);
  const isKnown = device.accounts.some((account) => account.id === user.id && account.mark === mark);
  return isKnown ? device.id : undefined;
}

/** Marks the browser as a known device of this account. */
export function setDeviceCookie(request: FastifyRequest, reply: FastifyReply, user: UserRow): void {
  const { dependencies } = request.server;
  const earlier = readDevice(request);
  const others = earlier?.accounts.filter(({ id }) => id !== user.id) ?? [];
  const device: Device = {
    id: earlier?.id ?? randomUUID(),
    accounts: [{ id: user.id, mark: makeMark(dependencies, user) }, ...others].slice(0, MAX_ACCOUNTS),
  };
  const expires = new Date(dependencies.clock().getTime() + YEAR_MS);
  const value = signValue(dependencies.config.sessionSecret, 'device', device, expires);
  reply.setCookie(
    nameCookie(dependencies.config),
    value,
    cookieOptions(dependencies.config, { path: PATH, expires }),
  );
}

function readDevice({ server, cookies }: FastifyRequest): Device | undefined {
  const { config, clock } = server.dependencies;
  const signed = cookies[nameCookie(config)];
  return signed === undefined
    ? undefined
    : readSignedValue(config.sessionSecret, 'device', signed, Device, clock());
}

/** Reveals nothing about the password but changes with it, so that a new password invalidates all devices. */
const makeMark = ({ config }: Dependencies, { id, passwordHash }: UserRow): string =>
  sign(config.sessionSecret, 'device', `${id}.${passwordHash}`);

const nameCookie = (config: Dependencies['config']) => (isHttps(config) ? '__Secure-device' : 'device');
