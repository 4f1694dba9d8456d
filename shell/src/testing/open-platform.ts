import type { FakeApi } from '@metier/testing';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openShell } from './open-shell';

/** Shows a team token to the page. */
export async function enterToken(person: UserEvent): Promise<void> {
  await person.click(await screen.findByLabelText(/^Team token/));
  await person.paste('mtr_secret');
  await person.click(screen.getByRole('button', { name: 'Open' }));
}

/** Opens the page and shows a token; resolves before what is live is there. */
export async function openPlatform(api: FakeApi, address = '/platform') {
  const opened = await openShell(api, address);
  await enterToken(opened.person);
  return opened;
}

export const findCard = async (name: string) => within(await screen.findByRole('region', { name }));
