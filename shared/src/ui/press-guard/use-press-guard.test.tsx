import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PRESS_GUARD_MS, usePressGuard } from './use-press-guard';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const STEPS = ['Shortlist', 'Invite', 'Shortlist'];

/** One button, whose press goes on to the next step. */
function Actions({ onPress }: { onPress: (step: string) => void }) {
  const [index, setIndex] = useState(0);
  const step = STEPS[index] ?? '';
  const press = () => {
    onPress(step);
    setIndex(index + 1);
  };
  return (
    <div {...usePressGuard(String(index))}>
      <button onClick={press}>{step}</button>
    </div>
  );
}

function open() {
  const pressed: string[] = [];
  render(<Actions onPress={(step) => pressed.push(step)} />);
  const person = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return { pressed, press: () => person.click(screen.getByRole('button')) };
}

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('a button takes the first press at once', async () => {
  const { press, pressed } = open();
  await press();
  expect(pressed).toEqual(['Shortlist']);
});

test('the second press of a double click does not do what the first one has put there, however late it comes', async () => {
  const { press, pressed } = open();
  await press();
  await wait(2 * PRESS_GUARD_MS);
  fireEvent.click(screen.getByRole('button', { name: 'Invite' }), { detail: 2 });
  expect(pressed).toEqual(['Shortlist']);
  fireEvent.click(screen.getByRole('button', { name: 'Invite' }), { detail: 1 });
  expect(pressed).toEqual(['Shortlist', 'Invite']);
});

test('a button that has changed ignores presses for half a second, and says so', async () => {
  const { press, pressed } = open();
  await press();
  const area = screen.getByRole('button', { name: 'Invite' }).parentElement;
  expect(area).toHaveAttribute('aria-disabled', 'true');
  await wait(PRESS_GUARD_MS - 1);
  await press();
  expect(pressed).toEqual(['Shortlist']);
  await wait(PRESS_GUARD_MS);
  expect(area).not.toHaveAttribute('aria-disabled');
  await press();
  expect(pressed).toEqual(['Shortlist', 'Invite']);
});
