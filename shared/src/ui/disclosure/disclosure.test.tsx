import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Disclosure } from './disclosure';

test('what stands behind it is there after a press, and gone after another', async () => {
  render(
    <Disclosure summary="More filters" count={2} look="chip">
      <p>Start date</p>
    </Disclosure>,
  );
  expect(screen.getByText('Start date')).not.toBeVisible();
  await userEvent.click(screen.getByText('More filters'));
  expect(screen.getByText('Start date')).toBeVisible();
  await userEvent.click(screen.getByText('More filters'));
  expect(screen.getByText('Start date')).not.toBeVisible();
});

test('it tells how many things inside are set, but not that none is', () => {
  const { rerender } = render(<Disclosure summary="More filters" count={2} children={null} />);
  expect(screen.getByText('2')).toBeVisible();
  rerender(<Disclosure summary="More filters" count={0} children={null} />);
  expect(screen.queryByText('0')).toBeNull();
});
