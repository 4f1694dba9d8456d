import { screen, within } from '@testing-library/react';
import { Message, MessageThread, type MessageBody } from '@metier/sdk/contract';
import { makeMessage, makeThread, makeUser, type FakeApi, type RecordedCall } from '@metier/testing';
import { Type } from 'typebox';

export const student = makeUser();
export const employer = makeUser({ id: 2, account_type: 'job_provider' });

export const second = makeThread({
  application: 42,
  other: { id: 22, name: 'Klinik Seewinkel', picture: null },
  last_message: makeMessage({ id: 2, application: 42, body: 'Welcome.', is_mine: true }),
});

/** Fake API with these conversations and messages, newest first. */
export function mockMessagesApi(
  api: FakeApi,
  threads: MessageThread[],
  messages: Message[] = [makeMessage()],
) {
  const said = [...messages];
  const isIn = (application: string | null) => (message: Message) =>
    String(message.application) === application;
  const answer = ({ query }: RecordedCall) => {
    const application = query.get('application');
    const items = application ? said.filter(isIn(application)) : threads;
    return { body: items, headers: { 'X-Total-Count': String(items.length) } };
  };
  api.on('get', 'messages/', answer, Type.Array(Type.Union([MessageThread, Message])));
  api.on('post', 'messages/', ({ body }) => {
    const { application, body: text, subject } = body as MessageBody;
    const id = (said[0]?.id ?? 0) + 10;
    const about = subject ?? said[0]?.subject ?? '';
    const message = makeMessage({
      id,
      application,
      body: text.trim(),
      subject: about,
      is_mine: true,
      read: false,
    });
    said.unshift(message);
    return { status: 201, body: message };
  });
  api.on('patch', 'messages/:id/', (_call, { id }) => {
    const at = said.findIndex((message) => message.id === Number(id));
    const message = { ...(said[at] ?? makeMessage()), read: true };
    said[at] = message;
    return { body: message };
  });
  return { addMessage: (message: Message) => said.unshift(message) };
}

export const heading = (name: string) => screen.findByRole('heading', { name });
export const log = () => screen.findByRole('log');
export const listed = () =>
  within(screen.getByRole('navigation', { name: 'Conversations' })).getAllByRole('link');
export const area = () => screen.findByRole('textbox', { name: /^Message to/ });

/** Messages of the conversation, from top to bottom. */
export const listMessageTexts = async () =>
  [...(await log()).querySelectorAll('p.text')].map(({ textContent }) => textContent);
