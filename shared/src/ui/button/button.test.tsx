import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';

test('a busy button takes no click, keeps its name and says that it works', async () => {
  const onClick = jest.fn();
  render(
    <Button busy busyText="Saving…" onClick={onClick}>
      Save
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  await userEvent.click(button);

  expect(onClick).not.toHaveBeenCalled();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Saving…');
});

test('a busy submit button keeps Enter from sending the form twice', async () => {
  const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" busy={busy}>
        Send
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  await userEvent.type(screen.getByLabelText('Name'), '{Enter}');
  rerender(form(true));
  await userEvent.type(screen.getByLabelText('Name'), '{Enter}');

  expect(onSubmit).toHaveBeenCalledTimes(1);
});
