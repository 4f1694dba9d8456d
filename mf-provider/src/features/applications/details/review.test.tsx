import { screen, waitFor, within } from '@testing-library/react';
import { makeApplication, setupFakeApi } from '@metier/testing';
import { findRow, openApplications, type ApplicationsFixture } from '../testing/open-applications';

const api = setupFakeApi();

const three = [
  makeApplication({ id: 41, applicant_name: 'Léa Muster' }),
  makeApplication({ id: 42, applicant_name: 'Jonas Berger' }),
  makeApplication({ id: 43, applicant_name: 'Mia Keller' }),
];

const findDetails = (name: string) => screen.findByRole('dialog', { name });
const button = (name: string) => screen.getByRole('button', { name });

async function review(fixture: ApplicationsFixture = {}, url = '/applications?applicationId=41') {
  const page = openApplications(api, { applications: three, ...fixture }, url);
  await findDetails('Léa Muster');
  return page;
}

test('the next application opens in the same dialog, announced, with the focus on the button', async () => {
  const { person, address } = await review();
  const dialog = screen.getByRole('dialog');
  await person.click(button('Next'));
  expect(await findDetails('Jonas Berger')).toBe(dialog);
  expect(button('Next')).toHaveFocus();
  expect(screen.getByText('Jonas Berger, 2 of 3').parentElement).toHaveAttribute('aria-live', 'polite');
  expect(address()).toBe('/applications?applicationId=42');
  await person.click(button('Previous'));
  expect(await findDetails('Léa Muster')).toBe(dialog);
});

test('there is nothing before the first and nothing after the last', async () => {
  const { person, address } = await review();
  expect(button('Previous')).toHaveAttribute('aria-disabled', 'true');
  await person.click(button('Previous'));
  await person.click(button('Next'));
  await person.click(button('Next'));
  await findDetails('Mia Keller');
  expect(button('Next')).toHaveAttribute('aria-disabled', 'true');
  expect(button('Next')).toHaveFocus();
  await person.click(button('Next'));
  expect(address()).toBe('/applications?applicationId=43');
});

test('J and K step, and the focus never leaves the dialog', async () => {
  const { person } = await review();
  within(screen.getByRole('dialog')).getByRole('button', { name: 'Shortlist' }).focus();
  await person.keyboard('j');
  const dialog = await findDetails('Jonas Berger');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Jonas Berger' })).toHaveFocus());
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  await person.keyboard('k');
  await findDetails('Léa Muster');
});

test('letters of notes are letters, and unsaved notes survive a look at the next application', async () => {
  const { person, address } = await review();
  await person.type(screen.getByLabelText('Private notes'), 'jk');
  expect(address()).toBe('/applications?applicationId=41');
  await person.click(button('Next'));
  await findDetails('Jonas Berger');
  expect(screen.getByLabelText('Private notes')).toHaveValue('');
  await person.click(button('Previous'));
  await findDetails('Léa Muster');
  expect(screen.getByLabelText('Private notes')).toHaveValue('jk');
});

test('a shortcut of the browser is no step', async () => {
  const { person, address } = await review();
  await person.keyboard('{Control>}j{/Control}');
  expect(address()).toBe('/applications?applicationId=41');
});

test('an application moved out of the filter keeps its place, and the next one is its neighbour', async () => {
  const { person } = await review({}, '/applications?status=pending&applicationId=41');
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Shortlist' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Léa Muster/, hidden: true })).toBeNull());
  await person.click(button('Next'));
  await findDetails('Jonas Berger');
  await person.click(button('Previous'));
  const details = within(await findDetails('Léa Muster'));
  expect(details.getAllByText('Shortlisted')[0]).toBeVisible();
});

test('the review goes on to the next page of the list', async () => {
  const { person, address } = openApplications(
    api,
    { applications: three, total: 13 },
    '/applications?applicationId=43',
  );
  await findDetails('Mia Keller');
  api.on('get', 'auth/applications/', {
    body: [makeApplication({ id: 51, applicant_name: 'Noa Frei' })],
    headers: { 'X-Total-Count': '13' },
  });
  await person.click(button('Next'));
  await findDetails('Noa Frei');
  expect(address()).toBe('/applications?page=2&applicationId=51');
  expect(screen.getByText('Noa Frei, 11 of 13')).toBeInTheDocument();
});

test('a single application that is not in the list has no neighbours', async () => {
  openApplications(
    api,
    { applications: [makeApplication({ status: 'hired' })] },
    '/applications?status=pending&applicationId=41',
  );
  await findDetails('Léa Muster');
  expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
});

test('a resume in PDF is shown in the page, another type is offered for download', async () => {
  const resume = '/api/auth/applications/41/resume/';
  const applications = [
    makeApplication({ id: 41, resume, resume_name: 'CV.PDF' }),
    makeApplication({ id: 42, applicant_name: 'Jonas Berger', resume, resume_name: 'cv.docx' }),
  ];
  const { person } = await review({ applications });
  expect(screen.getByTitle('CV of Léa Muster')).toHaveAttribute(
    'src',
    expect.stringMatching(new RegExp(`^${resume}#`)),
  );
  await person.click(button('Next'));
  const details = within(await findDetails('Jonas Berger'));
  expect(screen.queryByTitle(/^CV of/)).not.toBeInTheDocument();
  expect(details.getByText('This type of file cannot be shown here.')).toBeInTheDocument();
  expect(details.queryByRole('link', { name: 'Open cv.docx' })).not.toBeInTheDocument();
  expect(details.getAllByRole('link', { name: 'Download cv.docx', hidden: true })).not.toHaveLength(0);
});

test('closing the dialog returns to the row', async () => {
  const { person } = openApplications(api, { applications: three });
  await findRow('Jonas Berger');
  await person.click(screen.getByRole('link', { name: 'View the application of Jonas Berger' }));
  await findDetails('Jonas Berger');
  await person.click(button('Close'));
  expect(screen.getByRole('link', { name: 'View the application of Jonas Berger' })).toHaveFocus();
});
