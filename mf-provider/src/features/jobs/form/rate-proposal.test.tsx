import { screen, waitFor } from '@testing-library/react';
import { openJobCreation, setupJobCreationApi } from '../testing/open-job-creation';

const api = setupJobCreationApi();
const findTake = () => screen.findByRole('button', { name: 'Use this rate' });
const queryTake = () => screen.queryByRole('button', { name: 'Use this rate' });

test('the rate in the title is proposed, and taken with a press', async () => {
  const { person } = await openJobCreation(api);
  await person.type(screen.getByLabelText(/^Job title/), 'Nurse 80-100%');
  await person.click(await findTake());
  expect(screen.getByLabelText(/^Activity rate/)).toHaveValue('80');
  expect(screen.getByLabelText(/^Activity rate/)).toHaveFocus();
  expect(screen.getByLabelText(/^Highest activity rate/)).toHaveValue('100');
  await waitFor(() => expect(queryTake()).not.toBeInTheDocument());
});

test('a proposed rate can be left, and another one in the title is proposed again', async () => {
  const { person } = await openJobCreation(api);
  const title = screen.getByLabelText(/^Job title/);
  await person.type(title, 'Nurse 60%');
  await findTake();
  await person.click(screen.getByRole('button', { name: 'Leave it' }));
  expect(queryTake()).not.toBeInTheDocument();
  expect(screen.getByLabelText(/^Activity rate/)).toHaveValue('100');
  expect(screen.getByLabelText(/^Activity rate/)).toHaveFocus();
  await person.clear(title);
  await person.type(title, 'Nurse 80%');
  await findTake();
});

test('nothing is proposed when title and form agree', async () => {
  const { person } = await openJobCreation(api);
  await person.type(screen.getByLabelText(/^Job title/), 'Nurse 100%');
  await waitFor(() =>
    expect(screen.getByRole('status', { name: 'Preview' })).toHaveTextContent('Nurse 100%'),
  );
  expect(queryTake()).not.toBeInTheDocument();
});
