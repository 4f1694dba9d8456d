import { NewsletterBody, Notice } from '@metier/sdk/contract';
import { API_FAILURES, setupFakeApi } from '@metier/testing';
import { screen, within } from '@testing-library/react';
import { Check } from 'typebox/schema';
import { openShell } from '../testing/open-shell';

const api = setupFakeApi();
const form = () => within(screen.getByRole('form', { name: 'Newsletter' }));
const field = () => form().getByLabelText('Email');

async function subscribe(email = 'mia@post.example') {
  const { person } = await openShell(api, '/');
  await person.click(field());
  await person.paste(email);
  await person.keyboard('{Enter}');
  return person;
}

test('a subscriber is asked to confirm by mail', async () => {
  api.on('post', 'newsletter/', { body: { detail: 'Look into your mails.' } }, Notice);
  await subscribe(' mia@post.example ');
  expect(
    await form().findByText('Check your inbox: the link in our mail confirms your subscription.'),
  ).toBeVisible();
  expect(field()).toHaveValue('');
  const [call] = api.calls.filter(({ path }) => path === '/api/newsletter/');
  expect(call?.body).toEqual({ email: 'mia@post.example' });
  expect(Check(NewsletterBody, call?.body)).toBe(true);
});

test('an error in the address is shown below the field until it is corrected', async () => {
  api.on('post', 'newsletter/', { status: 400, body: { email: ['Enter a valid email address.'] } });
  const person = await subscribe('nobody');
  expect(await form().findByText('Enter a valid email address.')).toBeVisible();
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription('Enter a valid email address.');
  expect(field()).toHaveValue('nobody');

  api.on('post', 'newsletter/', { body: { detail: 'Asked.' } }, Notice);
  await person.keyboard('@post.example{Enter}');
  expect(await form().findByText(/^Check your inbox/)).toBeVisible();
  expect(field()).toBeValid();
});

test("too many attempts show the server's message", async () => {
  api.on('post', 'newsletter/', { status: 429, body: { detail: 'Please wait a minute.' } });
  await subscribe();
  expect(await form().findByRole('alert')).toHaveTextContent('Please wait a minute.');
});

test.each(API_FAILURES)('what was typed is kept while the API $name', async ({ reply }) => {
  api.on('post', 'newsletter/', reply);
  await subscribe();
  expect(await form().findByRole('alert')).toHaveTextContent(/again|log in/);
  expect(field()).toHaveValue('mia@post.example');
  expect(form().getByRole('button', { name: 'Subscribe' })).not.toHaveAttribute('aria-busy');
});
