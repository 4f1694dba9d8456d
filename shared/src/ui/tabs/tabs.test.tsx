import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './tabs';

const tabs = ['Mission', 'Advantages', 'Work Ethics'].map((label) => ({
  id: label,
  label,
  content: `About ${label}`,
}));

test('arrows, Home and End open tabs and take the focus along, round the ends', async () => {
  const onSelect = jest.fn();
  render(<Tabs label="Company Profile" tabs={tabs} onSelect={onSelect} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{End}{ArrowRight}{ArrowLeft}{Home}');

  expect(onSelect.mock.calls.flat()).toEqual([
    'Advantages',
    'Work Ethics',
    'Mission',
    'Work Ethics',
    'Mission',
  ]);
  expect(screen.getByRole('tab', { name: 'Mission' })).toHaveFocus();
});

test('only the open panel is shown, and Tab leads to it', async () => {
  render(<Tabs label="Company Profile" tabs={tabs} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Advantages' }));
  await userEvent.tab();

  expect(screen.getByRole('tabpanel', { name: 'Advantages' })).toHaveFocus();
  expect(screen.getByText('About Mission')).not.toBeVisible();
});

test('with a tab handed in, the caller decides', async () => {
  render(<Tabs label="Company Profile" tabs={tabs} selected="Mission" onSelect={() => undefined} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Advantages' }));

  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Mission');
});
