import { makeApplication, type FakeApi } from '@metier/testing';
import { screen, within } from '@testing-library/react';
import { findRow, openApplications, openMenu, type ApplicationsFixture } from './open-applications';

/** Opens the dialog of a planned move from the menu of a row. */
async function openMove(api: FakeApi, move: 'Reject' | 'Hire', fixture: ApplicationsFixture) {
  const page = openApplications(api, fixture);
  await findRow();
  await openMenu(page.person);
  await page.person.click(screen.getByRole('menuitem', { name: move, hidden: true }));
  const dialog = within(await screen.findByRole('dialog', { name: `${move} Léa Muster` }));
  return { ...page, dialog };
}

export const openReject = (api: FakeApi, fixture: ApplicationsFixture = {}) =>
  openMove(api, 'Reject', fixture);

export const openHire = (api: FakeApi) =>
  openMove(api, 'Hire', { applications: [makeApplication({ status: 'shortlisted' })] });
