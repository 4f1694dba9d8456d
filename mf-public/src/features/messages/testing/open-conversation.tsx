import { renderRemote } from '@metier/testing';
import { remote } from '../../../remote';
import { area, student } from './fake-messages';

/** Opens the conversation about application 41, with the cursor in the message. */
export async function openConversation(user = student, answer = () => true) {
  const page = renderRemote(remote, '/messages?application=41', { user, answer });
  const field = await area();
  await page.person.click(field);
  return { ...page, field };
}
