import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState, type ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';

/** Simulates the browser's `cancel` event on Escape. */
const pressEscape = () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));

function Opener({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Contact</button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Contact Léa Muster">
        {children}
      </Dialog>
    </>
  );
}

async function openDialog(children: ReactNode) {
  render(<Opener>{children}</Opener>);
  await userEvent.click(screen.getByRole('button', { name: 'Contact' }));
}

test('the focus goes to the first field, and back to the opener when it closes', async () => {
  await openDialog(<input aria-label="Subject" />);
  expect(screen.getByRole('dialog', { name: 'Contact Léa Muster' })).toBeVisible();
  expect(screen.getByLabelText('Subject')).toHaveFocus();

  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Contact' })).toHaveFocus();
});

test('the second press of the double click that opened it neither presses anything in it nor closes it', async () => {
  const onPress = jest.fn();
  await openDialog(<button onClick={onPress}>Send</button>);
  const dialog = screen.getByRole('dialog');
  const pressTwice = (element: Element) => {
    fireEvent.mouseDown(element, { detail: 2 });
    fireEvent.click(element, { detail: 2 });
  };
  pressTwice(screen.getByRole('button', { name: 'Send' }));
  pressTwice(dialog);
  expect(onPress).not.toHaveBeenCalled();
  expect(dialog).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('where there is nothing to fill in, the focus goes to the title', async () => {
  await openDialog(<p>Sent.</p>);

  expect(screen.getByRole('heading', { name: 'Contact Léa Muster' })).toHaveFocus();
});

test('a link below is no place to start', async () => {
  await openDialog(<a href="/jobs/1">The job</a>);

  expect(screen.getByRole('heading', { name: 'Contact Léa Muster' })).toHaveFocus();
});

test('it stays open when React mounts it twice', async () => {
  const onClose = jest.fn();
  // Of the first mount, when the dialog is open again.
  const closed = new Promise((resolve) =>
    document.addEventListener('close', resolve, { capture: true, once: true }),
  );
  render(
    <StrictMode>
      <Dialog open onClose={onClose} title="Contact">
        Sent.
      </Dialog>
    </StrictMode>,
  );
  await closed;

  expect(screen.getByRole('dialog')).toHaveAttribute('open');
  expect(onClose).not.toHaveBeenCalled();
});

test('Escape closes it', async () => {
  await openDialog(<p>Sent.</p>);
  pressEscape();

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('giving up on choosing a file inside does not close it', async () => {
  await openDialog(<input type="file" aria-label="Resume" />);
  fireEvent(screen.getByLabelText('Resume'), new Event('cancel', { bubbles: true }));

  expect(screen.getByRole('dialog')).toBeVisible();
});

test('a click beside it closes it, a text selection that ends there does not', async () => {
  await openDialog(<p>Sent.</p>);
  const dialog = screen.getByRole('dialog');
  fireEvent.mouseDown(screen.getByText('Sent.'));
  fireEvent.click(dialog);
  expect(dialog).toBeVisible();

  fireEvent.mouseDown(dialog);
  fireEvent.click(dialog);
  expect(dialog).not.toBeInTheDocument();
});

test('a confirmation focuses the cancel button first and reports the chosen answer', async () => {
  const onConfirm = jest.fn();
  const onCancel = jest.fn();
  render(
    <ConfirmDialog
      open
      danger
      title="Withdraw"
      message="Are you sure?"
      confirmLabel="Withdraw"
      {...{ onConfirm, onCancel }}
    />,
  );
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();

  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(onCancel).not.toHaveBeenCalled();
});
