import { screen, within } from '@testing-library/react';
import { makeApplication, setupFakeApi } from '@metier/testing';
import { fillIn, listChanges, makeResume, openApplyPage, submit } from '../../../testing/apply-form';
import { makeDocument } from '../../../testing/make-document';

const api = setupFakeApi();

beforeEach(() => localStorage.clear());

const library = [makeDocument(8, 'CV 2026.pdf'), makeDocument(7, 'CV 2024.pdf')];
const findChoice = () => screen.findByRole('combobox', { name: /^CV/ });

test('the newest document that is called a resume is preselected, and the company gets a copy of it', async () => {
  const page = openApplyPage(api, { library });
  await fillIn(page);
  expect(await findChoice()).toHaveDisplayValue('CV 2026.pdf, 24/08/2026');
  await submit(page);
  expect(await screen.findByRole('dialog', { name: 'Application Submitted!' })).toBeVisible();
  expect(listChanges(api).map(({ body }) => body)).toEqual([
    expect.objectContaining({ job_id: 31 }),
    expect.objectContaining({ first_name: 'Léa' }),
    { resume_attachment: 8 },
  ]);
});

const certificate = makeDocument(9, 'BLS-AED-SRC.pdf');

test('a certificate is never preselected, whatever is newer', async () => {
  openApplyPage(api, { library: [certificate, ...library] });
  expect(await findChoice()).toHaveDisplayValue('CV 2026.pdf, 24/08/2026');
});

test('what was sent last as a resume is preselected, however it is called', async () => {
  const sent = makeApplication({ resume: '/api/auth/applications/41/resume/', resume_name: 'Über mich.pdf' });
  openApplyPage(api, { others: [sent], library: [...library, makeDocument(6, 'U\u0308ber mich.pdf')] });
  expect(await findChoice()).toHaveDisplayValue(/ber mich\.pdf/);
});

test('where no document is known to be a resume, the candidate chooses', async () => {
  const page = openApplyPage(api, { library: [certificate] });
  await fillIn(page);
  expect(await findChoice()).toHaveDisplayValue('Choose your CV');
  await submit(page);
  expect(await screen.findByText('Choose your CV, or that you send none.')).toBeVisible();
  expect(listChanges(api)).toEqual([]);
  await page.person.selectOptions(await findChoice(), 'No CV');
  await submit(page);
  expect(await screen.findByRole('dialog', { name: 'Application Submitted!' })).toBeVisible();
});

test('another document, another file, or none may be chosen', async () => {
  const page = openApplyPage(api, { library });
  const choice = await findChoice();
  const options = within(choice).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'CV 2026.pdf, 24/08/2026',
    'CV 2024.pdf, 24/08/2026',
    'Upload another file',
    'No CV',
  ]);
  await fillIn(page);
  await page.person.selectOptions(choice, 'No CV');
  expect(screen.queryByLabelText(/^File/)).not.toBeInTheDocument();
  await submit(page);
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(listChanges(api)).toHaveLength(2);
});

test('a file is uploaded instead', async () => {
  const page = openApplyPage(api, { library });
  await fillIn(page);
  await page.person.selectOptions(await findChoice(), 'Upload another file');
  await page.person.upload(screen.getByLabelText(/^File/), makeResume('new.pdf'));
  await submit(page);
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(((listChanges(api)[2]?.body as FormData).get('resume') as File).name).toBe('new.pdf');
});

test('the choice is kept with the draft', async () => {
  const page = openApplyPage(api, { library });
  await page.person.selectOptions(await findChoice(), 'No CV');
  page.unmount();
  openApplyPage(api, { library });
  expect(await findChoice()).toHaveDisplayValue('No CV');
});

test('a document over 5 MB is not offered, and a draft that chose a removed one chooses anew', async () => {
  const page = openApplyPage(api, { library });
  await page.person.selectOptions(await findChoice(), 'CV 2024.pdf, 24/08/2026');
  page.unmount();
  openApplyPage(api, {
    library: [{ ...makeDocument(9, 'Large CV.pdf'), size: 6 * 1024 * 1024 }, makeDocument(8, 'CV 2026.pdf')],
  });
  const choice = await findChoice();
  expect(choice).toHaveDisplayValue('CV 2026.pdf, 24/08/2026');
  expect(within(choice).queryByRole('option', { name: /Large/ })).not.toBeInTheDocument();
});

test('a document the server refuses is reported at the choice', async () => {
  const page = openApplyPage(api, { library });
  await fillIn(page);
  api.on('patch', 'auth/applications/:id/', ({ body }) =>
    'resume_attachment' in (body as object)
      ? { status: 413, body: { resume: ['File size exceeds 5MB limit. Please choose a smaller file.'] } }
      : { body: {} },
  );
  await submit(page);
  expect(await screen.findByRole('alert')).toHaveTextContent('Your application has arrived without your CV');
  expect(await findChoice()).toHaveAccessibleDescription(/exceeds 5MB/);
});

test('without documents, and while they cannot be loaded, a file is uploaded', async () => {
  const page = openApplyPage(api);
  expect(await screen.findByLabelText(/^CV/)).toHaveAttribute('type', 'file');
  page.unmount();
  openApplyPage(api, { library });
  api.on('get', 'auth/attachments/', { status: 503, body: {} });
  expect(await screen.findByLabelText(/^CV/)).toHaveAttribute('type', 'file');
});
