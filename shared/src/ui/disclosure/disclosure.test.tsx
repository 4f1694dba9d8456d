import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Disclosure } from './disclosure';

test('the content is shown after a press and hidden after another', async () => {
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

test('it shows the number of active items, except 0', () => {
  const { rerender } = render(<Disclosure summary="More filters" count={2} children={null} />);
  expect(screen.getByText('2')).toBeVisible();
  rerender(<Disclosure summary="More filters" count={0} children={null} />);
  expect(screen.queryByText('0')).toBeNull();
});
