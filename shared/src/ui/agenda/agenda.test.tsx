import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Agenda, type AgendaItem } from './agenda';

const texts = {
  title: 'Today',
  nothing: 'Nothing waits for you.',
  more: (count: number) => `${count} more`,
  later: (count: number) => `Coming up: ${count}`,
};

const makeItems = (...names: string[]): AgendaItem[] =>
  names.map((what) => ({ key: what, icon: 'mail', what, action: <a href="/">{`Read ${what}`}</a> }));

const [one, two, three, four, five, six, seven, eight] = makeItems(...'12345678') as [
  ...[AgendaItem, AgendaItem, AgendaItem, AgendaItem],
  ...[AgendaItem, AgendaItem, AgendaItem, AgendaItem],
];

test('two rows, then four more, then the rest', async () => {
  render(
    <Agenda id="today" texts={texts} items={[one, two, three, four, five, six, seven]} later={[eight]} />,
  );
  expect(screen.getByText('2')).toBeVisible();
  expect(screen.getByText('3')).not.toBeVisible();
  await userEvent.click(screen.getByText('6 more'));
  expect(screen.getByText('6')).toBeVisible();
  expect(screen.getByText('7')).not.toBeVisible();
  await userEvent.click(screen.getByText('2 more'));
  expect(screen.getByText('8')).toBeVisible();
});

test('while nothing waits it says so, and folds what comes later', async () => {
  render(<Agenda id="today" texts={texts} items={[]} later={[one, two]} />);
  expect(screen.getByText('Nothing waits for you.')).toBeVisible();
  expect(screen.getByText('1')).not.toBeVisible();
  await userEvent.click(screen.getByText('Coming up: 2'));
  expect(screen.getByText('1')).toBeVisible();
});

test('it can take the focus of a row that is removed', () => {
  render(<Agenda id="today" texts={texts} items={[{ ...one, when: 'yesterday', isLate: true }]} />);
  expect(screen.getByText('yesterday')).toBeVisible();
  document.getElementById('today')?.focus();
  expect(screen.getByRole('region', { name: 'Today' })).toHaveFocus();
});
