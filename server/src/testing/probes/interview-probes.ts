import type { Interview } from '@metier/sdk/contract';
import { makeInterviewToken } from '../../mail/interview-token';
import { interviews } from '../../db/schema/index';
import { sendApplication, type Scene } from '../access-scene';
import { readOk } from '../fixtures';
import { nothing, STRANGERS, type Probe, type Probes } from './probe';

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000).toISOString();

/** Each offer has its own interviewer and times, so that no booking meets another. */
let count = 0;
function makeOffer() {
  count += 1;
  return {
    kind: 'on_site',
    place: 'Bern',
    minutes: 10,
    interviewers: [`Interviewer ${count}`],
    slots: [inDays(10 + count), inDays(10 + count + 0.5)],
  };
}

async function shortlist(scene: Scene): Promise<number> {
  const { id } = await sendApplication(scene);
  readOk(await scene.company.patch(`/api/auth/applications/${id}/update-status/`, { status: 'shortlisted' }));
  return id;
}

async function offer(scene: Scene): Promise<Interview> {
  const body = { ...makeOffer(), application: await shortlist(scene) };
  return readOk(await scene.company.post('/api/interviews/', body));
}

async function book(scene: Scene): Promise<Interview> {
  const { id, slots } = await offer(scene);
  return readOk(await scene.seeker.post(`/api/interviews/${id}/book/`, { slot: slots[0]?.id }));
}

const onInterview =
  (body: object): Probe['request'] =>
  async (scene) => ({ params: { id: (await offer(scene)).id }, body });

async function readToken({ test }: Scene, { id }: Interview): Promise<string> {
  const rows = await test.dependencies.db.select().from(interviews);
  const { uid = '' } = rows.find((row) => row.id === id) ?? {};
  return makeInterviewToken(test.dependencies.config.sessionSecret, id, uid);
}

const byLink =
  (makeBody?: (interview: Interview) => object, prepare = offer): Probe['request'] =>
  async (scene) => {
    const interview = await prepare(scene);
    const query = { token: await readToken(scene, interview) };
    return makeBody ? { query, body: makeBody(interview) } : { query };
  };

const bookFirst = ({ slots }: Interview) => ({ slot: slots[0]?.id });
const proposeOthers = () => ({ slots: [inDays(100)] });

/** Interviews, by session and by the mailed link. */
export const interviewProbes: Probes = {
  'GET /interviews/': nothing,
  'POST /interviews/': {
    request: async (scene) => ({ body: { ...makeOffer(), application: await shortlist(scene) } }),
    except: { 'other provider': 404 },
  },
  'PATCH /interviews/:id/': {
    request: onInterview({ minutes: 20 }),
    except: { 'other provider': 404 },
    afterWithdrawal: [403, 409],
  },
  'POST /interviews/:id/book/': {
    request: async (scene) => {
      const { id, slots } = await offer(scene);
      return { params: { id }, body: bookFirst({ slots } as Interview) };
    },
    // The company does not book its own times.
    except: { ...STRANGERS, 'owning provider': 409 },
    afterWithdrawal: [409, 409],
  },
  'POST /interviews/:id/propose/': {
    request: onInterview(proposeOthers()),
    except: { 'other seeker': 404 },
    afterWithdrawal: [409, 403],
  },
  'POST /interviews/:id/decline/': {
    request: onInterview({}),
    except: { 'other seeker': 404 },
    afterWithdrawal: [409, 403],
  },
  'POST /interviews/:id/cancel/': {
    request: onInterview({}),
    except: { 'other provider': 404 },
    afterWithdrawal: [403, 409],
  },
  'GET /interviews/:id/calendar/': {
    request: async (scene) => ({ params: { id: (await book(scene)).id } }),
    except: STRANGERS,
    afterWithdrawal: [404, 404],
  },
  'GET /interviews/link/': { request: byLink() },
  'POST /interviews/link/book/': { request: byLink(bookFirst), afterWithdrawal: [400, 400] },
  'POST /interviews/link/propose/': { request: byLink(proposeOthers) },
  'POST /interviews/link/decline/': { request: byLink(() => ({})) },
  'GET /interviews/link/calendar/': { request: byLink(undefined, book) },
};
