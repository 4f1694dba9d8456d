import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Drawer } from './drawer';

function Filters() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>More filters</button>
      <Drawer open={isOpen} onClose={() => setIsOpen(false)} title="Filters">
        <input aria-label="Min salary" />
      </Drawer>
    </>
  );
}

test('a drawer takes the focus in and gives it back', async () => {
  render(<Filters />);
  await userEvent.click(screen.getByRole('button', { name: 'More filters' }));
  expect(screen.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  expect(screen.getByLabelText('Min salary')).toHaveFocus();

  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'More filters' })).toHaveFocus();
});
