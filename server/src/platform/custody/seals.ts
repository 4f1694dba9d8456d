import type { Queryable } from '../../db/database';
import { isSigned, sign } from '../../signing';
import { listSealedRows, setApprovalSeal, type ApprovalRow } from './approvals.repository';
import { listApproverRows, setApproverSeal, type ApproverRow } from './approvers.repository';

type Key = Pick<ApproverRow, 'id' | 'name' | 'remote' | 'site' | 'credentialId' | 'publicKey'>;

const describeKey = ({ id, name, remote, site, credentialId, publicKey }: Key) =>
  JSON.stringify([id, name, remote, site, credentialId, publicKey]);

/** Seals are signatures of the server: access to the database alone makes none. */
export const sealKey = (secret: string, key: Key): string => sign(secret, 'custody', describeKey(key));

export const isKeySealed = (secret: string, approver: ApproverRow): boolean =>
  approver.seal !== null && isSigned(secret, 'custody', describeKey(approver), approver.seal);

export const sealStatement = (secret: string, statement: string): string =>
  sign(secret, 'custody', statement);

export const isStatementSealed = (secret: string, { statement, seal }: ApprovalRow): boolean =>
  seal !== null && isSigned(secret, 'custody', statement, seal);

/** Whether there are seals and none of them is of this secret: then it was changed, and nothing was forged. */
export async function isSecretChanged(db: Queryable, secret: string): Promise<boolean> {
  const approvals = await listSealedRows(db);
  const keys = (await listApproverRows(db)).filter(({ seal }) => seal !== null);
  const isValid =
    approvals.some((row) => isStatementSealed(secret, row)) || keys.some((row) => isKeySealed(secret, row));
  return approvals.length + keys.length > 0 && !isValid;
}

/** Seals everything again with a new secret; the number of seals. */
export async function sealAgain(db: Queryable, secret: string): Promise<number> {
  const approvals = await listSealedRows(db);
  for (const { id, statement } of approvals) await setApprovalSeal(db, id, sealStatement(secret, statement));
  const keys = (await listApproverRows(db)).filter(({ seal }) => seal !== null);
  for (const key of keys) await setApproverSeal(db, key.id, sealKey(secret, key));
  return approvals.length + keys.length;
}
