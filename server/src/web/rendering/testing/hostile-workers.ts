import type { Sandbox } from '../sandbox';

/**
 * A process that has escaped its realm and uses Node freely, to test the remaining barriers to the server.
 */
export interface HostileWorker {
  readonly what: string;
  /**
   * The body of an async function; `say` sends its argument as the page, `channel` is the connection to the
   * server.
   */
  readonly attack: string;
  /** The weakest sandbox that stops the attack; if omitted, Node's own permissions and the server stop it. */
  readonly stoppedBy?: 'user' | 'namespaces';
}

/** Worker script that responds to each page with the gain of the attack. */
export const toWorkerScript = (
  attack: string,
  place: { readonly secretFile: string; readonly port: number },
): string => `
  const { Socket } = require('node:net');
  const channel = new Socket({ fd: 3, readable: true, writable: true });
  const SECRET_FILE = ${JSON.stringify(place.secretFile)};
  const PORT = ${place.port};
  const SERVER = ${process.pid};
  const frame = (text) => {
    const body = Buffer.from(text);
    const head = Buffer.alloc(4);
    head.writeUInt32BE(body.length);
    channel.write(Buffer.concat([head, body]));
  };
  const report = (messages) => frame(JSON.stringify({ memory: 1, messages }));
  const attempt = async (run) => { try { return String(await run()); } catch { return 'nothing'; } };
  let task = 0;
  const say = (html) => report([{ kind: 'done', task, rendered: { kind: 'page', status: 200, title: '', head: {}, html, state: '{}' } }]);
  async function attack() { ${attack} }
  channel.on('data', (chunk) => {
    const text = chunk.toString('utf8', 4);
    const [, found] = /"kind":"render","task":(\\d+)/.exec(chunk.toString()) ?? [];
    if (found === undefined) return;
    task = Number(found);
    attack();
  });
`;

const STRENGTH: readonly Sandbox['name'][] = ['none', 'user', 'namespaces', 'bubblewrap'];

/** True when the sandbox is strong enough to stop the attack. */
export const isStopped = ({ stoppedBy }: HostileWorker, { name }: Sandbox): boolean =>
  STRENGTH.indexOf(name) >= STRENGTH.indexOf(stoppedBy ?? 'none');

export const HOSTILE_WORKERS: readonly HostileWorker[] = [
  {
    what: 'reads a file of the server',
    attack: `say(await attempt(() => require('fs').readFileSync(SECRET_FILE, 'utf8')));`,
  },
  { what: 'lists folders', attack: `say(await attempt(() => require('fs').readdirSync('/').join()));` },
  {
    what: 'writes a file',
    attack: `say(await attempt(() => { require('fs').writeFileSync(SECRET_FILE + '.own', 'x'); return 'written'; }));`,
  },
  { what: 'starts a program', attack: `say(await attempt(() => require('child_process').execSync('id')));` },
  {
    what: 'starts a thread',
    attack: `say(await attempt(() => { new (require('worker_threads').Worker)('1', { eval: true }); return 'a thread'; }));`,
  },
  {
    what: 'reads the environment',
    attack: `say(Object.entries(process.env).filter(([name]) => name !== 'PWD' && name !== 'OLDPWD').join() || 'nothing');`,
  },
  { what: 'makes code from a text', attack: `say(await attempt(() => new Function('return "code"')()));` },
  {
    what: 'opens a debugger in its parent',
    attack: `say(await attempt(() => { if (process.ppid <= 1) throw new Error('nobody there'); process._debugProcess(process.ppid); return 'a debugger'; }));`,
    stoppedBy: 'user',
  },
  {
    what: 'sends a signal to the server',
    attack: `say(await attempt(() => { process.kill(SERVER, 0); return 'a signal'; }));`,
    stoppedBy: 'user',
  },
  {
    what: 'connects to the server from within the machine',
    attack: `say(await attempt(() => new Promise((resolve, reject) => { const socket = require('node:net').connect(PORT, '127.0.0.1', () => resolve('connected')); socket.on('error', reject); })));`,
    stoppedBy: 'namespaces',
  },
  {
    what: 'looks names up on the network',
    attack: `say(Object.values(require('os').networkInterfaces()).flat().filter((each) => !each.internal).map((each) => each.address).join() || 'nothing');`,
    stoppedBy: 'namespaces',
  },
  {
    what: 'claims a frame of four gigabytes',
    attack: `const head = Buffer.alloc(4, 255); channel.write(head); for (let at = 0; at < 60; at += 1) channel.write(Buffer.alloc(1_000_000, 120));`,
  },
  { what: 'forges a page of 60 MB', attack: `say('x'.repeat(60_000_000));` },
  {
    what: 'floods the server with reports',
    attack: `for (let at = 0; at < 400; at += 1) report([{ kind: 'failed', task: -1, reason: 'x'.repeat(500_000) }]);`,
  },
  { what: 'sends what is no JSON', attack: `frame('{"memory":1,"messages":[');` },
  {
    what: 'sends a report of another form',
    attack: `frame('{"memory":"1","messages":[{"kind":"done","task":"1","__proto__":{"isAdmin":true}}]}');`,
  },
  {
    what: 'nests deeper than a stack',
    attack: `frame('{"memory":1,"messages":' + '['.repeat(400_000) + ']'.repeat(400_000) + '}');`,
  },
  { what: 'closes the way to the server', attack: `channel.destroy();` },
  { what: 'ends itself', attack: `process.exit(0);` },
  { what: 'aborts', attack: `process.abort();` },
  {
    what: 'allocates buffers beyond its share',
    attack: `const held = []; try { for (;;) held.push(Buffer.alloc(10_000_000, 1)); } catch {} say(held.length > 40 ? held.length + '0 MB' : 'nothing');`,
    stoppedBy: 'user',
  },
  { what: 'loops', attack: `for (;;);` },
];
