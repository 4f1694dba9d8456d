import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from '../dialog/dialog';
import { Toasts, type Toast } from './toasts';

const added: Toast = { id: 1, kind: 'success', message: 'Added to favorites' };
const failed: Toast = { id: 2, kind: 'error', message: 'Could not find your profile' };

test('good news is a status and bad news an alert, both there before their first message', () => {
  const { rerender } = render(<Toasts toasts={[]} onDismiss={jest.fn()} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();

  rerender(<Toasts toasts={[added, failed]} onDismiss={jest.fn()} />);
  expect(screen.getByRole('status')).toHaveTextContent('Added to favorites');
  expect(screen.getByRole('alert')).toHaveTextContent('Could not find your profile');
});

test('the timer is paused while the pointer is over a toast', async () => {
  const onPause = jest.fn();
  const onResume = jest.fn();
  render(<Toasts toasts={[added]} onDismiss={jest.fn()} onPause={onPause} onResume={onResume} />);
  await userEvent.hover(screen.getByText('Added to favorites'));
  expect(onPause).toHaveBeenCalled();
  expect(onResume).not.toHaveBeenCalled();

  await userEvent.unhover(screen.getByText('Added to favorites'));
  expect(onResume).toHaveBeenCalledTimes(1);
});

test('the timer is paused while the focus is inside and resumes after a dismissal', async () => {
  const onPause = jest.fn();
  const onResume = jest.fn();
  const onDismiss = jest.fn();
  render(<Toasts toasts={[added, failed]} onDismiss={onDismiss} onPause={onPause} onResume={onResume} />);
  await userEvent.tab();
  await userEvent.tab();
  expect(onPause).toHaveBeenCalled();
  expect(onResume).not.toHaveBeenCalled();

  await userEvent.keyboard('{Enter}');
  expect(onDismiss).toHaveBeenCalledWith(1);
  expect(onResume).toHaveBeenCalled();
});

test('a modal dialog makes the rest inert, so the toasts are rendered inside it until it closes', async () => {
  const onResume = jest.fn();
  const show = (isOpen: boolean, toasts: Toast[]) => (
    <>
      <Dialog open={isOpen} onClose={jest.fn()} title="Details">
        Léa Muster
      </Dialog>
      <Toasts toasts={toasts} onDismiss={jest.fn()} onResume={onResume} />
    </>
  );
  const { rerender } = render(show(true, []));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('status')).toBeEmptyDOMElement();

  rerender(show(true, [added]));
  expect(dialog.getByRole('status')).toHaveTextContent('Added to favorites');
  expect(screen.getAllByText('Added to favorites')).toHaveLength(1);

  rerender(show(false, [added]));
  expect(screen.getByRole('status')).toHaveTextContent('Added to favorites');
  expect(onResume).toHaveBeenCalled();
});
