import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TimesField } from './times-field';

const texts = {
  add: 'Add a Time',
  row: (position: number) => `Time ${position}`,
  remove: (position: number) => `Remove time ${position}`,
};

test('rows are added with the last time, up to the limit, and removed', async () => {
  render(<TimesField label="Times" name="slots" texts={texts} max={3} defaultValue={['2026-12-01T09:00']} />);
  expect(screen.queryByRole('button', { name: 'Remove time 1' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Add a Time' }));
  expect(screen.getByLabelText('Time 2')).toHaveValue('2026-12-01T09:00');
  expect(screen.getByLabelText('Time 2')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Add a Time' }));
  expect(screen.queryByRole('button', { name: 'Add a Time' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Remove time 3' }));
  expect(screen.getByLabelText('Time 2')).toHaveFocus();
  expect(screen.getAllByLabelText(/^Time \d/)).toHaveLength(2);
});

test('the group says its error', () => {
  render(<TimesField label="Times" name="slots" texts={texts} max={3} errors={['Enter a time.']} />);
  expect(screen.getByRole('group', { name: 'Times' })).toHaveAccessibleDescription('Enter a time.');
});
