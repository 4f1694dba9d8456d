import { screen, waitFor, within } from '@testing-library/react';
import { fillIn, openJobCreation, setupJobCreationApi } from '../testing/open-job-creation';

const api = setupJobCreationApi();
const readParts = () =>
  within(screen.getByRole('navigation', { name: 'Parts of the job' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('the outline names the parts of the form, and leads to each without a step for Back', async () => {
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = jest.fn();
  const page = await openJobCreation(api);
  const before = page.address();
  expect(readParts()).toEqual([
    'Basic Information',
    'Compensation',
    'Dates',
    'Job Details',
    'Benefits',
    'Contact Person',
  ]);
  await page.person.click(screen.getByRole('link', { name: 'Job Details' }));
  expect(screen.getByRole('group', { name: 'Job Details' })).toHaveFocus();
  expect(page.address()).toBe(before);
});

test('a part is ticked once it is filled in, an optional one once something is in it', async () => {
  const page = await openJobCreation(api);
  await fillIn(page);
  await waitFor(() =>
    expect(readParts()).toEqual([
      'Filled in: Basic Information',
      'Filled in: Compensation',
      'Filled in: Dates',
      'Filled in: Job Details',
      'Benefits',
      'Contact Person',
    ]),
  );
  await page.person.click(screen.getByRole('checkbox', { name: 'Childcare' }));
  await waitFor(() => expect(readParts()).toContain('Filled in: Benefits'));
});
