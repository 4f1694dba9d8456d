import {
  getApproval,
  hasFieldErrors,
  isApiError,
  joinAsApprover,
  openInvitation,
  readDetail,
  readFieldErrors,
  signApproval,
  type Http,
} from '@metier/sdk/api';
import { done, refused, type ActionResult } from '../action-result';
import { platformApprovalsTexts as texts } from './approvals.texts';
import { makePasskey, signWithPasskey } from './passkeys';

/** Whatever is no answer of the server is a person who has cancelled, or a device that did. */
function explain(error: unknown, cancelled: string): ActionResult {
  if (!isApiError(error)) return refused(cancelled);
  if (hasFieldErrors(error)) return refused(Object.values(readFieldErrors(error)).flat().join(' '));
  return refused(error.status === 0 ? texts.offline : readDetail(error, texts.failed));
}

/** Signs a request with the person's passkey. */
export async function approve(http: Http, id: number): Promise<ActionResult> {
  try {
    const { options } = await getApproval(http, id);
    if (options) await signApproval(http, id, { response: await signWithPasskey(options) });
    return done();
  } catch (error) {
    return explain(error, texts.cancelled);
  }
}

/** Accepts the invitation with a new passkey. */
export async function join(http: Http, code: string): Promise<ActionResult> {
  try {
    const { options } = await openInvitation(http, code);
    const { name } = await joinAsApprover(http, { code, response: await makePasskey(options) });
    return done(texts.join.done(name));
  } catch (error) {
    return explain(error, texts.join.cancelled);
  }
}
