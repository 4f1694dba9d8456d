import { screen, waitFor, within } from '@testing-library/react';
import type { JobSeeker } from '@metier/sdk/contract';
import { API_FAILURES, makeJobSeeker, setupFakeApi } from '@metier/testing';
import { openWholeDashboard } from '../testing/open-dashboard';

const api = setupFakeApi();

const SEEKER = makeJobSeeker({ biography: 'I like people.', skill: [5], skill_names: ['German'] });

/** Fake server that saves changes and has these skills. */
function keepChanges(seeker = SEEKER, skills = [{ id: 5, name: 'German' }]) {
  let kept = seeker;
  api.on('get', 'auth/jobseekers/11/', () => ({ body: kept }));
  api.on('get', 'auth/skills/', { body: skills });
  api.on('post', 'auth/skills/', ({ body }) => {
    skills.push({ id: 100 + skills.length, ...(body as { name: string }) });
    return { status: 201, body: skills.at(-1) };
  });
  api.on('patch', 'auth/jobseekers/11/', ({ body }) => {
    const changed = { ...kept, ...(body as Partial<JobSeeker>) };
    const names = changed.skill.map((id) => skills.find((skill) => skill.id === id)?.name ?? '');
    kept = { ...changed, skill_names: names };
    return { body: kept };
  });
}

async function open(seeker = SEEKER) {
  const page = await openWholeDashboard(api, { seekers: [seeker] });
  keepChanges(seeker);
  await page.person.click(screen.getByText('My Profile', { selector: 'summary *' }));
  return page;
}

const part = (name: string) => within(screen.getByRole('region', { name }));
const listChanges = () =>
  api.calls
    .filter(({ method }) => method !== 'get')
    .map(({ path, body }) => [path.slice('/api/auth/'.length), body]);

type Page = Awaited<ReturnType<typeof open>>;

async function write({ person }: Page, name: string, text: string) {
  await person.click(part(name).getByRole('button', { name: /^(Edit|Add)/ }));
  const field = part(name).getByRole('textbox');
  expect(field).toHaveFocus();
  await person.clear(field);
  await person.paste(text);
}

const save = (name: string) => part(name).getByRole('button', { name: 'Save' });

test('the profile shows what is written and names what is missing', async () => {
  await open();
  expect(part('About Myself').getByText('I like people.')).toBeVisible();
  expect(part('Strong Points').getByText('German')).toBeVisible();
  expect(screen.getByText('Still missing: Past Experiences.')).toBeVisible();
});

test('a text is edited in its place, and the new one is shown before the server has answered', async () => {
  const page = await open();
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  api.on('patch', 'auth/jobseekers/11/', async () => {
    await isAnswered;
    return { body: { ...SEEKER, experience: 'Waiter, 2024' } };
  });
  await write(page, 'Past Experiences', 'Waiter, 2024');
  await page.person.click(save('Past Experiences'));
  expect(part('Past Experiences').getByText('Waiter, 2024')).toBeVisible();
  expect(part('Past Experiences').getByRole('status')).toHaveTextContent('Saving…');
  expect(part('Past Experiences').getByRole('heading')).toHaveFocus();
  answer();
  expect(await screen.findByText('Your profile is complete.')).toBeVisible();
  await waitFor(() => expect(part('Past Experiences').getByRole('status')).toBeEmptyDOMElement());
  expect(listChanges()).toEqual([['jobseekers/11/', { experience: 'Waiter, 2024' }]]);
});

test('a double click on Save saves once', async () => {
  const page = await open();
  await write(page, 'About Myself', 'I like animals.');
  await page.person.dblClick(save('About Myself'));
  expect(await part('About Myself').findByRole('button', { name: 'Edit About Myself' })).toBeVisible();
  expect(listChanges()).toHaveLength(1);
});

test('what has not been changed is not sent, and Cancel leaves everything as it was', async () => {
  const page = await open();
  await page.person.click(screen.getByRole('button', { name: 'Edit About Myself' }));
  await page.person.click(save('About Myself'));
  await write(page, 'About Myself', 'Never mind');
  await page.person.click(part('About Myself').getByRole('button', { name: 'Cancel' }));
  expect(part('About Myself').getByText('I like people.')).toBeVisible();
  expect(listChanges()).toHaveLength(0);
});

test('Ctrl and Enter save from within the text', async () => {
  const page = await open();
  await write(page, 'About Myself', 'Short.');
  await page.person.keyboard('{Control>}{Enter}{/Control}');
  expect(await part('About Myself').findByText('Short.')).toBeVisible();
  expect(listChanges()).toHaveLength(1);
});

test.each([
  ['About Myself', 'biography'],
  ['Past Experiences', 'experience'],
])('%s that cannot be saved says so, counts as before, and keeps what was typed', async (name, field) => {
  const page = await open(makeJobSeeker({ biography: 'Old words', experience: 'Old words' }));
  api.on('patch', 'auth/jobseekers/11/', { status: 500, body: {} });
  await write(page, name, 'New words');
  await page.person.click(save(name));
  expect(await part(name).findByRole('textbox')).toHaveValue('New words');
  expect(page.toasts).toEqual([`error: Failed to save ${field}`]);
  await page.person.click(part(name).getByRole('button', { name: 'Cancel' }));
  expect(part(name).getByText('Old words')).toBeVisible();
});

describe('skills', () => {
  test('are written as a list: known ones are found in any case, and each new one is created by one call', async () => {
    const page = await open();
    await write(page, 'Strong Points', ' german, Bookkeeping,, First aid , bookkeeping');
    await page.person.click(save('Strong Points'));
    expect(await part('Strong Points').findByText('German')).toBeVisible();
    expect(
      part('Strong Points')
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['German', 'Bookkeeping', 'First aid']);
    expect(listChanges()).toEqual([
      ['skills/', { name: 'Bookkeeping' }],
      ['skills/', { name: 'First aid' }],
      ['jobseekers/11/', { skill: [5, 101, 102] }],
    ]);
  });

  test.each([
    [
      { status: 400, body: { name: ['This name is too long.'] } },
      'Failed to save skills: This name is too long.',
    ],
    [{ status: 409, body: { detail: 'Too many.' } }, 'Failed to save skills: Too many.'],
    [{ status: 500, body: {} }, 'Failed to save skills. Please try again.'],
  ])('that cannot be saved say why, and what was typed stays', async (reply, words) => {
    const page = await open();
    api.on('post', 'auth/skills/', reply);
    await write(page, 'Strong Points', 'German, Singing');
    await page.person.click(save('Strong Points'));
    expect(await part('Strong Points').findByRole('textbox')).toHaveValue('German, Singing');
    expect(page.toasts).toEqual([`error: ${words}`]);
  });
});

test('two parts can be written at once, and each change stays', async () => {
  const page = await open();
  await write(page, 'Past Experiences', 'Waiter, 2024');
  await write(page, 'About Myself', 'I like animals.');
  await page.person.click(save('Past Experiences'));
  await page.person.click(save('About Myself'));
  expect(await screen.findByText('Your profile is complete.')).toBeVisible();
  expect(part('About Myself').getByText('I like animals.')).toBeVisible();
  expect(part('Past Experiences').getByText('Waiter, 2024')).toBeVisible();
});

test('a change from another tab is not overwritten without a notice', async () => {
  const page = await open();
  await write(page, 'About Myself', 'Mine.');
  keepChanges({ ...SEEKER, biography: 'From the other tab.', experience: 'Waiter' });
  await page.person.click(save('About Myself'));
  expect(await part('About Myself').findByRole('textbox')).toHaveValue('Mine.');
  expect(page.toasts).toEqual([
    'error: About Myself was changed elsewhere meanwhile. Save again to replace it, or cancel to read it.',
  ]);
  expect(listChanges()).toEqual([]);
  await page.person.click(save('About Myself'));
  expect(await part('About Myself').findByRole('button', { name: 'Edit About Myself' })).toBeVisible();
  expect(listChanges()).toEqual([['jobseekers/11/', { biography: 'Mine.' }]]);
});

test('leaving with an unsaved text needs a confirmation', async () => {
  const page = await open();
  await write(page, 'About Myself', 'Half a sen');
  await page.person.click(screen.getAllByRole('link', { name: 'Find Jobs' })[0] as HTMLElement);
  expect(page.questions).toEqual(['Leave this page? What you have entered will be lost.']);
});

test('a long text is shown in part, and whole on demand', async () => {
  const page = await open(makeJobSeeker({ biography: 'Word '.repeat(400) }));
  await page.person.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
});

test.each(API_FAILURES)('while the API $name a text that was typed is not lost', async (day) => {
  const page = await open();
  api.failAll(day);
  await write(page, 'About Myself', 'New words');
  await page.person.click(save('About Myself'));
  expect(await part('About Myself').findByRole('textbox')).toHaveValue('New words');
  expect(page.toasts).toEqual(['error: Failed to save biography']);
});
