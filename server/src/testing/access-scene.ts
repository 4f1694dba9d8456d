import type { Application, User } from '@metier/sdk/contract';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { inTransaction } from '../db/database';
import { blockAccount } from '../modules/accounts/blocks.service';
import { joinOperator, joinOperatorWithoutFactor } from './join-operator';
import type { Principal } from './probes/principals';
import { confirmAddress } from './confirm-address';
import type { TestApp } from './index';
import { makeForm, TEST_PASSWORD, type TestClient } from './test-client';
import { OPERATOR_TOKEN } from './operator-token';
import {
  applyTo,
  joinCompany,
  joinSeeker,
  makePdf,
  publishJob,
  readOk,
  seekerBody,
  type CompanyClient,
  type Seeker,
} from './fixtures';

export type People = Readonly<Record<Principal, TestClient>>;

/** A candidate with a picture, the company they apply to, and a second pair without any relation to them. */
export interface Scene {
  readonly test: TestApp;
  readonly seeker: Seeker;
  readonly company: CompanyClient;
  readonly people: People;
  /** A client with the operator's token for releases. */
  readonly operator: TestClient;
}

export async function createScene(test: TestApp): Promise<Scene> {
  const seeker = await joinWithPicture(test);
  const company = await joinCompany(test);
  const people = {
    anonymous: test.visit(),
    'owning seeker': seeker,
    'other seeker': await joinSeeker(test),
    'owning provider': company,
    'other provider': await joinCompany(test),
    ...(await createSpecial(test, () => joinCompany(test))),
  };
  const operator = test.visit({ authorization: `Bearer ${OPERATOR_TOKEN}` });
  const scene = { test, seeker, company, people, operator };
  await sendApplication(scene);
  return scene;
}

/** Operators with and without a second factor, and two employers: one with an address that is not confirmed, and one who is blocked. */
async function createSpecial(test: TestApp, join: () => Promise<TestClient & { readonly user: User }>) {
  const { db } = test.dependencies;
  const [unverified, locked] = [await join(), await join()];
  await db.execute(sql`update users set email_confirmed_at = null where id = ${unverified.user.id}`);
  await inTransaction(db, (tx) => blockAccount(test.dependencies, tx, locked.user.id));
  // The page of a browser whose session has ended gets a new CSRF token.
  await locked.get('/api/auth/regions/');
  const operators = {
    operator: await joinOperator(test),
    'one factor': await joinOperatorWithoutFactor(test),
  };
  return { ...operators, unverified, locked };
}

/** A visitor and new accounts without a profile. */
export async function createNewAccounts(test: TestApp): Promise<People> {
  return {
    anonymous: test.visit(),
    'owning seeker': await test.join('job_seeker'),
    'other seeker': await test.join('job_seeker'),
    'owning provider': await test.join('job_provider'),
    'other provider': await test.join('job_provider'),
    ...(await createSpecial(test, () => test.join('job_provider'))),
  };
}

export async function drawPortrait(): Promise<File> {
  const canvas = sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } });
  return new File([new Uint8Array(await canvas.png().toBuffer())], 'me.png');
}

let pictured = 0;

async function joinWithPicture(test: TestApp): Promise<Seeker> {
  const client = test.visit();
  const username = `pictured-${(pictured += 1)}`;
  const form = makeForm({
    username,
    email: `${username}@example.ch`,
    password: TEST_PASSWORD,
    account_type: 'job_seeker',
    profile_picture: await drawPortrait(),
  });
  const user = readOk<User>(await client.post('/api/auth/register/', form));
  await confirmAddress(test.dependencies.db, user.id);
  const profile = await client.post('/api/auth/jobseekers/', seekerBody);
  return { ...client, user, profile: readOk(profile) };
}

/** Sends a new application with a resume to a new job of the company. */
export async function sendApplication({
  seeker,
  company,
}: Pick<Scene, 'seeker' | 'company'>): Promise<Application> {
  const application = await applyTo(seeker, await publishJob(company));
  const form = makeForm({ resume: makePdf() });
  return readOk(await seeker.patch(`/api/auth/applications/${application.id}/`, form));
}

/** Sends a new application and moves it to hired. */
export async function hire(scene: Scene): Promise<Application> {
  const { id } = await sendApplication(scene);
  for (const status of ['reviewed', 'hired'])
    readOk(await scene.company.patch(`/api/auth/applications/${id}/update-status/`, { status }));
  return readOk(await scene.company.get(`/api/auth/applications/${id}/`));
}

export async function withdrawAll({ seeker }: Pick<Scene, 'seeker'>): Promise<void> {
  const sent = readOk<Application[]>(await seeker.get('/api/auth/applications/'));
  for (const { id } of sent)
    readOk(await seeker.patch(`/api/auth/applications/${id}/`, { status: 'withdrawn' }));
}
