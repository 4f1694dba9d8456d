import { verifyAuthenticationResponse, type AuthenticationResponseJSON } from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { PasskeyResponse } from '@metier/sdk/contract';
import type { ApprovalRow } from './approvals.repository';
import type { ApproverRow } from './approvers.repository';
import { isKeySealed, isStatementSealed } from './seals';
import { challengeOf, readStatement, type WrittenStatement } from './statement';

/** Whether a page in a frame of another site has asked, where the person sees that site. */
function isCrossOrigin({ response }: PasskeyResponse): boolean {
  try {
    const data: { readonly crossOrigin?: unknown } = decodeClientDataJSON(String(response.clientDataJSON));
    return (data.crossOrigin ?? false) !== false;
  } catch {
    return true;
  }
}

/** Whether this approver's device has signed this text, and checked its person. */
export async function isSignedBy(
  { site, credentialId, publicKey }: ApproverRow,
  statement: string,
  response: PasskeyResponse,
): Promise<boolean> {
  if (!site || !credentialId || !publicKey || response.id !== credentialId || isCrossOrigin(response))
    return false;
  const verified = await verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge: Buffer.from(challengeOf(statement)).toString('base64url'),
    expectedOrigin: site,
    expectedRPID: new URL(site).hostname,
    // The same signature is verified at every start, so its counter cannot be above the last one.
    credential: {
      id: credentialId,
      publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
      counter: 0,
    },
    requireUserVerification: true,
  }).catch(() => undefined);
  return verified?.verified === true;
}

/** The statement of an approval whose signature or seal is valid; undefined for any other. */
export async function verifyApproval(
  secret: string,
  row: ApprovalRow,
  approvers: readonly ApproverRow[],
): Promise<WrittenStatement | undefined> {
  if (row.seal !== null) return isStatementSealed(secret, row) ? readStatement(row.statement) : undefined;
  const approver = approvers.find(({ id }) => id === row.approverId);
  if (!approver || !row.response || !isKeySealed(secret, approver)) return undefined;
  return (await isSignedBy(approver, row.statement, row.response)) ? readStatement(row.statement) : undefined;
}
