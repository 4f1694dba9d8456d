import { render, screen, within } from '@testing-library/react';
import { Table } from './table';

const applicants = [
  { id: 1, name: 'Léa Muster', rate: 80 },
  { id: 2, name: 'Jonas Berger', rate: 100 },
];

test('rows, columns and headers have table roles, and each row is named by its title', () => {
  render(
    <Table
      caption="Applications"
      rows={applicants}
      getKey={({ id }) => id}
      columns={[
        { label: 'Applicant', kind: 'title', render: ({ name }) => name },
        { label: 'Rate', align: 'end', render: ({ rate }) => `${rate} %` },
        { label: 'Actions', kind: 'actions', render: ({ name }) => <button>View {name}</button> },
      ]}
    />,
  );
  const table = screen.getByRole('table', { name: 'Applications' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Applicant', 'Rate', 'Actions']);
  const row = within(table).getByRole('row', { name: /Jonas Berger/ });
  expect(within(row).getByRole('rowheader')).toHaveTextContent('Jonas Berger');
  expect(within(row).getByRole('cell', { name: '100 %' })).toBeVisible();
  expect(within(row).getByRole('button', { name: 'View Jonas Berger' })).toBeVisible();
});

test('a table that waits for other rows says so', () => {
  render(<Table caption="Jobs" rows={[]} getKey={() => 0} columns={[]} busy />);
  expect(screen.getByRole('table', { name: 'Jobs' })).toHaveAttribute('aria-busy', 'true');
});
