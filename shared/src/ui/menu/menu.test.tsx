import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu } from './menu';

const actions = { onView: jest.fn(), onReject: jest.fn() };
const open = async () => {
  render(
    <Menu
      label="Actions for Léa Muster"
      items={[
        { label: 'View', onSelect: actions.onView },
        { label: 'Hire', disabled: true, onSelect: jest.fn() },
        { label: 'Reject', danger: true, onSelect: actions.onReject },
      ]}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Léa Muster' }));
};
const item = (name: string) => screen.getByRole('menuitem', { name });

test('it opens at its first action, and says that it is open', async () => {
  await open();
  expect(screen.getByRole('menu', { name: 'Actions for Léa Muster' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Actions for Léa Muster' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  expect(item('View')).toHaveFocus();
});

test('arrow keys, ends and letters find an action, and pass over one that cannot be', async () => {
  await open();
  await userEvent.keyboard('{ArrowDown}');
  expect(item('Reject')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(item('View')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(item('Reject')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(item('View')).toHaveFocus();
  await userEvent.keyboard('r');
  expect(item('Reject')).toHaveFocus();
});

test('choosing an action does it and closes the menu', async () => {
  await open();
  await userEvent.click(item('Reject'));
  expect(actions.onReject).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menuitem')).toBeNull();
});

test('an item with an address is a link, which a plain click selects and another click opens in a new tab', async () => {
  const onSelect = jest.fn();
  render(<Menu label="Account" items={[{ label: 'Documents', href: '#documents', onSelect }]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  const link = item('Documents');
  expect(link).toHaveAttribute('href', '#documents');
  expect(link).toHaveFocus();
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(onSelect).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menuitem')).toBeNull();
});

test('Escape closes it and gives the focus back to its button', async () => {
  await open();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menuitem')).toBeNull();
  expect(screen.getByRole('button', { name: 'Actions for Léa Muster' })).toHaveFocus();
});
