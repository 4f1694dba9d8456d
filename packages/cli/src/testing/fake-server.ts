import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type {
  Approval,
  GateReply,
  LiveRemote,
  Move,
  MoveBody,
  PathGrantBody,
  PackageUse,
  PathGrantReply,
  Release,
  Sbom,
  SetRolloutBody,
  Train,
  TrainBody,
  UsageReply,
  Verdict,
} from '@metier/sdk/contract';

interface Call {
  readonly name: string;
  readonly token: string | undefined;
  readonly body: Buffer;
}

type Answer = readonly [status: number, body?: object];

const MOMENT = '2026-11-21T10:00:00.000Z';

export const makeRelease = (version: string, remote = 'mf-seeker'): Release => ({
  remote,
  version,
  size: 1000,
  file_count: 2,
  routes: [],
  fragments: [],
  published_by: 'seekers',
  published_at: MOMENT,
});

export const makeLive = (given: Partial<LiveRemote>): LiveRemote => ({
  remote: 'mf-seeker',
  channel: 'production',
  version: '1.0.0-aaaa',
  since: MOMENT,
  actor: 'seekers',
  reason: 'First',
  revision: 3,
  train: null,
  rollout: null,
  health: { views: 200, failures: 1 },
  verdicts: [{ check: 'contract', verdict: 'yes', why: 'The same.' }],
  ...given,
});

const makeMove = (given: Partial<Move>): Move => ({
  revision: 6,
  train: null,
  remote: 'mf-seeker',
  channel: 'production',
  action: 'promote',
  version: '1.0.0-aaaa',
  candidate: null,
  share: 0,
  actor: 'seekers',
  reason: 'x',
  at: MOMENT,
  ...given,
});

export const SBOM: Sbom = {
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: {},
  components: [{ name: 'maps', version: '1.0.0' }],
  dependencies: [],
};

/** A fake of the release API; tests may change its responses. */
export class FakeServer {
  readonly calls: Call[] = [];
  releases = [makeRelease('1.1.0-bbbb'), makeRelease('1.0.0-aaaa')];
  live = [makeLive({})];
  revisions = { production: 5, staging: 0 };
  /** The remote the token is valid for; `*` for all. */
  tokenFor = '*';
  paths: PathGrantReply[] = [];
  usage: UsageReply = { releases: [], without: null };
  /** The releases with the package that is searched for. */
  packages: PackageUse[] = [];
  /** Version of the SDK that it serves; undefined for a server without one. */
  sdk: string | undefined = '1.2.0';
  contracts = [1];
  /** Requests of approval that GET answers, one after the other; the last one stays. */
  approvals: Partial<Approval>[] = [];
  verdicts: Verdict[] = [{ check: 'routes', verdict: 'yes', why: 'No collision.' }];
  /** Called before the response to a move; a returned value replaces the response. */
  beforeMove: (body: Pick<MoveBody, 'expected_revision'>) => Answer | undefined = () => undefined;
  /** How often a client has connected. */
  connections = 0;
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      void this.#answer(request).then(([status, body]) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(body && JSON.stringify(body));
      });
    });
    this.#server.on('connection', () => (this.connections += 1));
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Names of the calls that change state. */
  get changes(): string[] {
    return this.calls.map(({ name }) => name).filter((name) => !/^GET|check/.test(name));
  }

  async #answer(request: IncomingMessage): Promise<Answer> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://fake');
    const name = `${request.method} ${pathname.replace('/api/releases/', '')}`;
    const token = request.headers.authorization?.replace('Bearer ', '');
    const body = await buffer(request);
    this.calls.push({ name, token, body });
    if (token !== 'mtr_right') return [401, { detail: 'Please show a token for releases that is valid.' }];
    return this.#reply(name, body, searchParams.get('remote'));
  }

  #reply(name: string, body: Buffer, remote: string | null): Answer {
    switch (name) {
      case 'GET ':
        return [200, this.releases.filter((release) => !remote || release.remote === remote)];
      case 'POST ':
        return [201, this.#publish()];
      case 'GET status/':
        return [200, { revisions: this.revisions, live: this.live }];
      case 'GET usage/':
        return [200, this.usage];
      case 'GET mf-seeker/1.1.0-bbbb/sbom/':
        return [200, SBOM];
      case 'GET packages/':
        return [200, this.packages];
      case 'GET approvals/7/':
        return [200, (this.approvals.length > 1 ? this.approvals.shift() : this.approvals[0]) ?? {}];
      case 'GET session/':
        return [200, { name: 'seekers', remote: this.tokenFor }];
      case 'GET paths/':
        return [200, this.paths];
      case 'POST paths/':
        return [201, this.#grant(JSON.parse(body.toString()) as PathGrantBody)];
      case 'DELETE paths/1/':
        return [204];
      case 'GET /sdk/':
        return this.sdk
          ? [200, { contracts: this.contracts, packages: [{ name: '@metier/sdk', version: this.sdk }] }]
          : [404, { detail: 'This server was built without the SDK.' }];
      case 'GET failures/':
        return [200, []];
      case 'POST check/':
        return [200, this.#judge(JSON.parse(body.toString()) as GateReply)];
      case 'POST moves/':
        return this.#move(JSON.parse(body.toString()) as MoveBody);
      case 'POST trains/':
        return this.#moveTrain(JSON.parse(body.toString()) as TrainBody);
      case 'POST rollouts/':
        return this.#rollOut(JSON.parse(body.toString()) as SetRolloutBody);
      case 'POST trains/4/rollback/':
        return this.#rollBackTrain();
      default:
        return [404, { detail: 'Not found.' }];
    }
  }

  #grant({ remote, path, access = 'public' }: PathGrantBody): PathGrantReply {
    return { id: 2, remote, path, access, granted_by: 'operator', granted_at: MOMENT };
  }

  #publish(): Release {
    const release = makeRelease('1.2.0-cccc');
    this.releases = [release, ...this.releases];
    return release;
  }

  #judge({ remote, version, channel }: GateReply): GateReply {
    const { verdicts } = this;
    return {
      remote,
      version,
      channel,
      verdicts,
      can_deploy: verdicts.every(({ verdict }) => verdict !== 'no'),
    };
  }

  #move(body: MoveBody): Answer {
    const answer = this.beforeMove(body);
    if (answer) return answer;
    const { remote, channel, action, version = '1.0.0-aaaa', share = 0, reason } = body;
    const state = { version, candidate: action === 'canary' ? version : null, share };
    return [201, makeMove({ remote, channel, action, ...state, reason })];
  }

  #moveTrain(body: TrainBody): Answer {
    const answer = this.beforeMove(body);
    if (answer) return answer;
    const { channel, releases, reason } = body;
    const moves = releases.map(({ remote, version }, at) =>
      makeMove({ revision: 6 + at, train: 6, remote, version, channel, reason }),
    );
    return [201, { id: 6, channel, moves } satisfies Train];
  }

  #rollOut(body: SetRolloutBody): Answer {
    const answer = this.beforeMove(body);
    if (answer) return answer;
    const { channel, releases, reason, share } = body;
    const state = { channel, reason, share, action: 'canary', version: '1.0.0-aaaa', train: 6 } as const;
    const moves = releases.map(({ remote, version }, at) =>
      makeMove({ ...state, revision: 6 + at, remote, candidate: version }),
    );
    return [201, { id: 6, channel, moves } satisfies Train];
  }

  #rollBackTrain(): Answer {
    const moves = this.live
      .filter(({ train }) => train === 4)
      .map(({ remote }, at) => makeMove({ revision: 7 + at, train: 7, remote, action: 'rollback' }));
    return [201, { id: 7, channel: 'production', moves } satisfies Train];
  }
}
