import {
  hasFieldErrors,
  isApiError,
  moveRelease,
  signInToPlatform,
  readDetail,
  readFieldErrors,
  rollBackTrain,
  type Http,
} from '@metier/sdk/api';
import { done, refused, type ActionResult } from './action-result';
import { approve, join } from './approvals/run-approval';
import { platformTexts as texts } from './platform.texts';
import { readMove } from './moves/read-move';

/** The team token of the page; undefined until one is shown. */
export interface HeldToken {
  token: string | undefined;
}

interface Sentences {
  readonly failed: string;
  readonly offline: string;
}

function explain(error: unknown, { failed, offline }: Sentences): ActionResult {
  if (hasFieldErrors(error)) return refused('', readFieldErrors(error));
  const isOffline = isApiError(error) && error.status === 0;
  return refused(isOffline ? offline : readDetail(error, failed));
}

async function open(http: Http, held: HeldToken, form: FormData): Promise<ActionResult> {
  const token = String(form.get('token') ?? '').trim();
  if (!token) return refused('', { token: [texts.token.missing] });
  try {
    await signInToPlatform(http, token);
  } catch (error) {
    return explain(error, texts.token);
  }
  held.token = token;
  return done();
}

async function move(http: Http, form: FormData): Promise<ActionResult> {
  const { body, faults } = readMove(form);
  if (Object.keys(faults).length > 0) return refused('', faults);
  const train = form.get('train');
  try {
    if (train !== null) {
      const { reason, expected_revision = 0 } = body;
      await rollBackTrain(http, Number(train), { reason, expected_revision });
      return done(texts.move.train.done(String(train)));
    }
    await moveRelease(http, body);
    return done(texts.move.kinds[body.action].done(body.remote));
  } catch (error) {
    return explain(error, texts.move);
  }
}

/** Dispatches a form of the page by its `intent`. */
export async function runAction(http: Http, held: HeldToken, form: FormData): Promise<ActionResult> {
  const intent = form.get('intent');
  if (intent === 'open') return open(http, held, form);
  if (intent === 'approve') return approve(http, Number(form.get('approval')));
  if (intent === 'join') return join(http, String(form.get('code')));
  if (intent !== 'close') return move(http, form);
  held.token = undefined;
  return done();
}
