import { screen, within } from '@testing-library/react';
import { renderRemote, setupFakeApi } from '@metier/testing';
import { remote } from '../../remote';

const api = setupFakeApi();
const retention = {
  deletion_days: 14,
  export_days: 7,
  application_days: 91,
  account_days: 732,
  warning_days: 33,
};
beforeEach(() => api.on('get', 'auth/retention/', { body: retention }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('privacy names every cookie, the controller, and how to have an account deleted', async () => {
  renderRemote(remote, '/privacy');
  expect(await heading('Privacy')).toBeVisible();
  for (const cookie of ['sessionid', 'csrftoken', 'theme', 'visitor', 'release', 'platform']) {
    expect(screen.getByText(new RegExp(`^${cookie} `))).toBeVisible();
  }
  expect(screen.getByText(/Metier, Länggassstrasse 12, 3012 Bern, is responsible/)).toBeVisible();
  expect(screen.getByText(/For anything else write to hello@metier\.example/)).toBeVisible();
  expect(screen.getByText(/locked at once and gone after 14 days/)).toBeVisible();
  expect(
    screen.getByText(/nobody uses for 732 days gets a mail, and is deleted 33 days later/),
  ).toBeVisible();
});

test('privacy says of each kind of data what for and until when', async () => {
  renderRemote(remote, '/privacy');
  const table = await screen.findByRole('table', {
    name: 'Stored data, its purpose and how long it is kept',
  });
  const row = within(table).getByRole('row', { name: /^Newsletter/ });
  expect(within(row).getByRole('cell', { name: /after seven days if you do not confirm/ })).toBeVisible();
  const applications = within(table).getByRole('row', { name: /^Applications/ });
  expect(within(applications).getByRole('cell', { name: /91 days after its end/ })).toBeVisible();
});

test('the contents lead to every section', async () => {
  renderRemote(remote, '/terms');
  expect(await heading('Terms')).toBeVisible();
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  for (const link of links) {
    const id = link.getAttribute('href')?.split('#')[1] ?? '';
    expect(document.getElementById(id)).toHaveTextContent(link.textContent);
  }
  expect(links.length).toBeGreaterThan(5);
});

test('the sources name who publishes the places, the cantons and the occupations', async () => {
  renderRemote(remote, '/sources');
  expect(await heading('Sources')).toBeVisible();
  for (const source of [
    /official directory of towns and cities.*swisstopo/,
    /GeoNames.*Attribution 4\.0/,
    /CH-ISCO-19/,
  ]) {
    expect(screen.getByText(source)).toBeVisible();
  }
  expect(screen.getAllByText(/Federal Statistical Office/)).toHaveLength(2);
});

test('a question opens its answer', async () => {
  const { person } = renderRemote(remote, '/support');
  await heading('Support');
  const answer = screen.getByText(/^A resume as PDF, DOC or DOCX of at most 5 MB/);
  expect(answer).not.toBeVisible();
  await person.click(screen.getByText('Which files can I send?'));
  expect(answer).toBeVisible();
});

test('support can be reached by mail and by phone', async () => {
  renderRemote(remote, '/support');
  await heading('Support');
  expect(screen.getByRole('link', { name: /hello@metier\.example/ })).toHaveAttribute(
    'href',
    'mailto:hello@metier.example',
  );
  expect(screen.getByRole('link', { name: /\+41 31 555 01 20/ })).toHaveAttribute('href', 'tel:+41315550120');
});
