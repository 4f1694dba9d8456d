import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import { makeName } from './names';
import { waitUntilLoaded } from './wait-until-loaded';

/** Every free text that one person writes and another reads, as `entity: field`. */
export const TEXT_FIELDS = [
  'job: title',
  'job: description',
  'job: location',
  'company: company_name',
  'company: company_city',
  'company: company_description',
  'company: work_ethics',
  'advantage: name',
  'candidate: firstname',
  'candidate: city',
  'candidate: biography',
  'candidate: experience',
  'skill: name',
  'application: cover_letter',
  'application: additional_info',
  'note: note',
  'message: body',
  'review: title',
  'review: comment',
] as const;

/** The window property that a payload sets if it is executed. */
const MARK = 'hostile';
const PLAIN = 'Plain words';
/** Long, because the machine may be busy with other tests. */
const PATIENCE_MS = 30_000;
const PASSWORD = 'a long walk by the lake';

/** A signed-in person with a separate browser context. */
interface Actor {
  readonly context: BrowserContext;
  /** Calls the API; resolves to the parsed response, or to undefined if the body is refused. */
  send<Reply>(method: 'GET' | 'POST' | 'PATCH', path: string, body?: object): Promise<Reply | undefined>;
}

async function readToken(context: BrowserContext): Promise<string> {
  const cookies = await context.cookies();
  return decodeURIComponent(cookies.find(({ name }) => name.endsWith('csrftoken'))?.value ?? '');
}

async function openActor(browser: Browser, baseURL: string, viewport: Viewport): Promise<Actor> {
  const context = await browser.newContext({ baseURL, viewport });
  const request: APIRequestContext = context.request;
  await request.get('/api/auth/regions/');
  return {
    context,
    async send(method, path, body) {
      const headers = { 'X-CSRFToken': await readToken(context) };
      const response = await request.fetch(`/api/${path}`, { method, headers, ...(body && { data: body }) });
      const status = response.status();
      if (status === 400) return undefined;
      if (status >= 300) throw new Error(`${method} ${path}: ${status} ${await response.text()}`);
      return (await response.json()) as never;
    },
  };
}

type Viewport = { readonly width: number; readonly height: number };
type WithId = { readonly id: number };

async function insist<Reply>(reply: Promise<Reply | undefined>): Promise<Reply> {
  const found = await reply;
  if (found === undefined) throw new Error('A plain text was refused.');
  return found;
}

/** Writes the payload, its first 90 characters, or plain words: the first text the server accepts. */
async function plant<Reply>(
  text: string,
  write: (text: string) => Promise<Reply | undefined>,
): Promise<Reply> {
  for (const attempt of [text, [...text].slice(0, 90).join('').trim(), PLAIN]) {
    const reply = attempt ? await write(attempt) : undefined;
    if (reply !== undefined) return reply;
  }
  throw new Error('Not even plain words were taken.');
}

async function register(actor: Actor, role: 'job_seeker' | 'job_provider'): Promise<void> {
  const username = makeName('hostile');
  const account = { username, email: `${username}@example.ch`, account_type: role };
  await insist(
    actor.send('POST', 'auth/register/', { ...account, password1: PASSWORD, password2: PASSWORD }),
  );
}

export interface HostileTextRun {
  readonly visitor: Actor;
  readonly candidate: Actor;
  readonly company: Actor;
  readonly pages: readonly (readonly [actor: 'visitor' | 'candidate' | 'company', path: string])[];
  close(): Promise<void>;
}

/**
 * Registers a candidate and a company with the payload in every text field; `pages` lists all pages that show
 * it.
 */
export async function submitHostileTexts(
  browser: Browser,
  baseURL: string,
  payload: string,
  viewport: Viewport,
): Promise<HostileTextRun> {
  const visitor = await openActor(browser, baseURL, viewport);
  const candidate = await openActor(browser, baseURL, viewport);
  const company = await openActor(browser, baseURL, viewport);
  await register(candidate, 'job_seeker');
  await register(company, 'job_provider');
  const change = async (actor: Actor, path: string, fields: readonly string[]) => {
    for (const field of fields) await plant(payload, (text) => actor.send('PATCH', path, { [field]: text }));
  };

  const advantage = await plant(payload, (name) =>
    company.send<WithId>('POST', 'auth/advantages/', { name }),
  );
  const { id: companyId } = await insist(
    company.send<WithId>('POST', 'auth/jobproviders/', {
      company_name: PLAIN,
      company_address: 'Dorfplatz 3',
      company_city: 'Bern',
      company_postal_code: '3000',
      company_region: 'BE',
      advantages: [advantage.id],
    }),
  );
  const ofCompany = ['company_name', 'company_city', 'company_description', 'work_ethics'];
  await change(company, `auth/jobproviders/${companyId}/`, ofCompany);

  const skill = await plant(payload, (name) => candidate.send<WithId>('POST', 'auth/skills/', { name }));
  const { id: candidateId } = await insist(
    candidate.send<WithId>('POST', 'auth/jobseekers/', {
      firstname: 'Mia',
      lastname: 'Berger',
      birthdate: '2001-04-12',
      address: 'Aarestrasse 9',
      city: 'Thun',
      postal_code: '3600',
      region: 'BE',
      skill: [skill.id],
    }),
  );
  await change(candidate, `auth/jobseekers/${candidateId}/`, [
    'firstname',
    'city',
    'biography',
    'experience',
  ]);

  const { id: job } = await insist(
    company.send<WithId>('POST', 'jobs/', {
      title: PLAIN,
      description: PLAIN,
      location: 'Bern',
      type: 'permanent',
      salary: '5200.00',
      salary_type: 'monthly',
      activity_rate: 80,
      start_date: '2099-02-01',
    }),
  );
  await change(company, `auth/jobs/${job}/`, ['title', 'description', 'location']);

  const { id: application } = await insist(
    candidate.send<WithId>('POST', 'auth/applications/', {
      job_id: job,
      first_name: 'Mia',
      last_name: 'Berger',
      email: 'mia@example.ch',
      phone: '+41 79 555 01 02',
      experience: '3-5',
      availability: '2099-01-15',
      salary_expectation: '5900',
    }),
  );
  const ofApplication = `auth/applications/${application}/`;
  await change(candidate, ofApplication, ['cover_letter', 'additional_info']);
  await plant(payload, (note) => company.send('POST', `${ofApplication}add-note/`, { note }));
  for (const actor of [company, candidate])
    await plant(payload, (body) => actor.send('POST', 'messages/', { application, body }));
  for (const status of ['reviewed', 'hired'])
    await insist(company.send('PATCH', `${ofApplication}update-status/`, { status }));
  const review = (title: string) =>
    plant(payload, (comment) =>
      candidate.send('POST', `auth/jobproviders/${companyId}/reviews/`, { rating: 4, title, comment }),
    );
  await plant(payload, async (title) => (title.length > 150 ? undefined : review(title)));

  const searched = encodeURIComponent([...payload.replace(/\p{Surrogate}/gu, '')].slice(0, 60).join(''));
  return {
    visitor,
    candidate,
    company,
    pages: [
      ['visitor', '/'],
      ['visitor', `/?keyword=${searched}&location=${searched}`],
      ['visitor', `/job/${job}`],
      ['candidate', `/job/${job}`],
      ['candidate', '/dashboard'],
      ['candidate', `/applications?applicationId=${application}`],
      ['candidate', `/messages?application=${application}`],
      ['candidate', `/company/${companyId}`],
      ['candidate', `/edit-seeker/${candidateId}`],
      ['company', '/dashboard'],
      ['company', `/applications?applicationId=${application}`],
      ['company', '/applications?view=board'],
      ['company', `/jobseeker/${candidateId}`],
      ['company', `/messages?application=${application}`],
      ['company', `/edit-job/${job}`],
      ['company', `/edit-provider/${companyId}`],
    ],
    close: async () => {
      for (const { context } of [visitor, candidate, company]) await context.close();
    },
  };
}

/** Selectors of elements that no text may inject into a page. */
const INJECTED = [
  'hostile-x',
  'iframe',
  'object',
  'embed',
  'base',
  'meta[http-equiv="refresh"]',
  ...['onerror', 'onload', 'onfocus', 'ontoggle', 'onbegin'].map((name) => `[${name}]`),
  ...['javascript:', 'data:', 'vbscript:', 'file:'].map((scheme) => `a[href^="${scheme}" i]`),
  ...['src', 'action', 'data'].map((name) => `[${name}*="evil.example"]`),
  ...['', 'http:', 'https:'].map((scheme) => `link[href^="${scheme}//evil.example"]`),
].join(', ');

/** Opens every page that shows the texts; resolves to the problems found, as sentences. */
export async function findInjections(planted: HostileTextRun, baseURL: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const who of ['visitor', 'candidate', 'company'] as const) {
    const page = await planted[who].context.newPage();
    let path = '';
    const tell = (sentence: string) => wrong.push(`${who} at ${path}: ${sentence}`);
    watch(page, new URL(baseURL).origin, tell);
    for (const [actor, address] of planted.pages) {
      if (actor !== who) continue;
      path = address;
      await page.goto(address);
      await page.locator('h1').first().waitFor({ state: 'attached', timeout: PATIENCE_MS });
      await waitUntilLoaded(page);
      for (const sentence of await judge(page)) tell(sentence);
    }
    await page.close();
  }
  return wrong;
}

function watch(page: Page, origin: string, tell: (sentence: string) => void): void {
  page.on('dialog', (dialog) => {
    tell(`a dialog opened: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', ({ message }) => tell(`thrown: ${message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') tell(`on the console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) tell(`asked ${url.href}`);
  });
}

async function judge(page: Page): Promise<string[]> {
  const seen = await page.evaluate(
    ({ mark, injected }) => ({
      hasRun: mark in globalThis,
      elements: Array.from(document.querySelectorAll(injected), ({ outerHTML }) => outerHTML.slice(0, 120)),
      excess: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      title: document.querySelector('h1')?.textContent ?? '',
    }),
    { mark: MARK, injected: INJECTED },
  );
  return [
    ...(seen.hasRun ? ['a script of a text has run'] : []),
    ...seen.elements.map((element) => `an element came out of a text: ${element}`),
    ...(seen.excess > 0 ? [`it is ${seen.excess} pixels wider than the window`] : []),
    ...(/^Something went wrong/.test(seen.title) ? ['it shows its error panel'] : []),
  ];
}
