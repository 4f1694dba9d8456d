import { screen, waitFor, within } from '@testing-library/react';
import { Application } from '@metier/sdk/contract';
import { makeApplication, makeMessage, makeThread, renderRemote, setupFakeApi } from '@metier/testing';
import { remote } from '../../../remote';
import {
  area,
  employer,
  heading,
  mockMessagesApi,
  listMessageTexts,
  second,
  student,
} from '../testing/fake-messages';
import { openConversation } from '../testing/open-conversation';

const api = setupFakeApi();
const sent = () => api.calls.filter(({ method }) => method === 'post').map(({ body }) => body);

describe('after a withdrawal', () => {
  const words = {
    student: 'You have withdrawn this application. The conversation has ended.',
    employer: 'This application has been withdrawn. The conversation has ended.',
  };

  test.each([
    ['student', student],
    ['employer', employer],
  ] as const)('a %s reads what was said, and has no place to write', async (side, user) => {
    mockMessagesApi(api, [makeThread({ status: 'withdrawn' })]);
    renderRemote(remote, '/messages?application=41', { user });
    expect(await screen.findByText(words[side])).toBeVisible();
    expect(await listMessageTexts()).toEqual(['Can you come on Monday?']);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    const name = await heading('Alta Medica');
    expect(within(name).queryByRole('link') !== null).toBe(side === 'student');
  });

  test('there is no first message either', async () => {
    mockMessagesApi(api, [], []);
    const application = makeApplication({ status: 'withdrawn' });
    api.on('get', 'auth/applications/:id/', { body: application }, Application);
    renderRemote(remote, '/messages?application=41', { user: employer });
    expect(await screen.findByText(words.employer)).toBeVisible();
    expect(await heading('Nothing was written')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('a message that was being written meets the end, and says so', async () => {
    mockMessagesApi(api, [makeThread()]);
    const { person } = renderRemote(remote, '/messages?application=41', { user: employer });
    await person.click(await area());
    await person.paste('Still there?');
    const detail = 'This application has been withdrawn. The conversation has ended.';
    api.on('post', 'messages/', { status: 409, body: { detail } });
    await person.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(new RegExp(detail))).toBeVisible();
    expect(screen.getByText('Still there?')).toBeVisible();
  });
});

test.each(['{Control>}{Enter}{/Control}', '{Meta>}{Enter}{/Meta}'])(
  'answering works by keyboard: %s',
  async (keys) => {
    mockMessagesApi(api, [makeThread()]);
    const { person, field } = await openConversation();
    await person.paste('I will be there.');
    await person.keyboard(keys);
    await waitFor(async () =>
      expect(await listMessageTexts()).toEqual(['Can you come on Monday?', 'I will be there.']),
    );
    await screen.findByText(/· Sent$/);
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
    expect(sent()).toEqual([{ application: 41, recipient: 21, body: 'I will be there.' }]);
  },
);

test('Enter alone is a new line, and nothing is sent of nothing', async () => {
  mockMessagesApi(api, [makeThread()]);
  const { person, field } = await openConversation();
  await person.keyboard('{Enter}{Control>}{Enter}{/Control}');
  await person.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent()).toEqual([]);
  expect(field).toHaveFocus();
});

test('a message is shown optimistically while it is being sent', async () => {
  mockMessagesApi(api, [makeThread()]);
  let arrive = () => {};
  const way = new Promise<void>((resolve) => (arrive = resolve));
  const message = makeMessage({ id: 8, body: 'Yes.', is_mine: true });
  api.on('post', 'messages/', async () => {
    await way;
    return { status: 201, body: message };
  });
  const { person } = await openConversation();
  await person.paste('Yes.');
  await person.click(screen.getByRole('button', { name: 'Send' }));
  expect(await listMessageTexts()).toEqual(['Can you come on Monday?', 'Yes.']);
  expect(screen.getByRole('status')).toHaveTextContent('Sending…');
  arrive();
  await screen.findByText(/· Sent$/);
});

test('a message that could not be sent stays, and is sent again', async () => {
  mockMessagesApi(api, [makeThread()]);
  api.on('post', 'messages/', { status: 500, body: { detail: 'Oops.' } });
  const { person } = await openConversation();
  await person.paste('Yes.');
  await person.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to send message. Please try again.');
  mockMessagesApi(api, [makeThread()]);
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByText(/· Sent$/);
  expect(await listMessageTexts()).toEqual(['Can you come on Monday?', 'Yes.']);
  expect(sent()).toHaveLength(2);
});

test('a message whose response was lost is not sent twice', async () => {
  const { addMessage } = mockMessagesApi(api, [makeThread()]);
  api.on('post', 'messages/', () => {
    addMessage(makeMessage({ id: 8, body: 'Yes.', is_mine: true }));
    return { isNetworkError: true };
  });
  const { person } = await openConversation();
  await person.paste('Yes.');
  await person.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(screen.queryByText(/Sending/, { selector: 'p' })).toBeNull());
  expect(await listMessageTexts()).toEqual(['Can you come on Monday?', 'Yes.']);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(sent()).toHaveLength(1);
});

test('a refused message says why, and goes back to be changed', async () => {
  mockMessagesApi(api, [makeThread()]);
  api.on('post', 'messages/', { status: 400, body: { body: ['This is not accepted.'] } });
  const { person, field } = await openConversation();
  await person.paste('Yes.');
  await person.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByRole('alert')).toHaveTextContent('This is not accepted.');
  await person.click(screen.getByRole('button', { name: 'Edit' }));
  expect(field).toHaveValue('Yes.');
  expect(field).toHaveFocus();
  expect(await listMessageTexts()).toEqual(['Can you come on Monday?']);
});

test('a message that is too long is not sent off to be refused', async () => {
  mockMessagesApi(api, [makeThread()]);
  const { person, field } = await openConversation();
  await person.paste('x'.repeat(10_002));
  expect(field).toHaveAccessibleDescription('2 characters too many.');
  await person.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent()).toEqual([]);
});

test('what was begun in one conversation is kept while another is read', async () => {
  mockMessagesApi(
    api,
    [makeThread(), second],
    [makeMessage(), makeMessage({ id: 2, application: 42, body: 'Welcome.' })],
  );
  const { person } = await openConversation();
  await person.paste('I would');
  await person.click(screen.getByRole('link', { name: /Klinik Seewinkel/ }));
  expect(await screen.findByRole('textbox', { name: 'Message to Klinik Seewinkel' })).toHaveValue('');
  await person.click(screen.getByRole('link', { name: /Alta Medica/ }));
  expect(await screen.findByRole('textbox', { name: 'Message to Alta Medica' })).toHaveValue('I would');
});

test('leaving the page with an unsent message needs a confirmation', async () => {
  mockMessagesApi(api, [makeThread()]);
  const { person, questions } = await openConversation(student, () => false);
  await person.paste('I would');
  await person.click(screen.getByRole('link', { name: 'Care assistant' }));
  expect(questions).toEqual(['Leave this page? The message you have not sent will be lost.']);
});

test('a student has no copy mailed, an employer may', async () => {
  mockMessagesApi(api, [makeThread({ other: { id: 11, name: 'Léa Muster', picture: null } })]);
  const { person } = await openConversation(employer);
  await person.paste('Hello');
  await person.click(screen.getByRole('checkbox', { name: 'Send me a copy by email' }));
  await person.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText(/· Sent$/);
  expect(sent()).toEqual([{ application: 41, recipient: 11, body: 'Hello', send_copy: true }]);
});

describe('the first message', () => {
  beforeEach(() => {
    mockMessagesApi(api, [], []);
    const job = { ...makeApplication().job, title: 'Baker' };
    api.on('get', 'auth/applications/:id/', { body: makeApplication({ id: 41, job }) }, Application);
  });

  test('is the employer’s, with the subject proposed', async () => {
    const { person, toasts } = renderRemote(remote, '/messages?application=41', { user: employer });
    expect(await heading('Léa Muster')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue(
      'Regarding your application for Baker',
    );
    await person.click(await area());
    await person.paste('Can you come?');
    await person.click(screen.getByRole('button', { name: 'Send' }));
    expect(await listMessageTexts()).toEqual(['Can you come?']);
    await waitFor(() => expect(toasts).toEqual(['success: Message sent successfully']));
    const subject = 'Regarding your application for Baker';
    expect(sent()).toEqual([
      { application: 41, recipient: 11, body: 'Can you come?', subject, send_copy: false },
    ]);
    expect(screen.queryByRole('textbox', { name: 'Subject' })).toBeNull();
  });

  test('cannot be written by the applicant, with a notice why', async () => {
    renderRemote(remote, '/messages?application=41', { user: student });
    expect(await heading('Nothing here yet')).toBeVisible();
    expect(screen.getByText(/The employer writes first/)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
