import { act, fireEvent, screen } from '@testing-library/react';
import { openRoutes } from '@metier/testing';
import { SentDialog } from './sent-dialog';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function openDialog() {
  const routes = [
    { path: '/job/31/apply', element: <SentDialog title="Baker" company="Alta Medica" /> },
    { path: '/applications', element: <p>applications</p> },
  ];
  return openRoutes(routes, '/job/31/apply');
}

test('three seconds after the success the applications are shown', async () => {
  const { address } = openDialog();
  await wait(2900);
  expect(address()).toBe('/job/31/apply');
  await wait(200);
  expect(address()).toBe('/applications');
});

test('nothing moves while the pointer is on the dialog, and the time starts again when it leaves', async () => {
  const { address } = openDialog();
  const text = screen.getByText('Alta Medica has received your application for Baker.');
  fireEvent.pointerEnter(text);
  await wait(10_000);
  expect(address()).toBe('/job/31/apply');
  fireEvent.pointerLeave(text);
  await wait(2900);
  expect(address()).toBe('/job/31/apply');
  await wait(200);
  expect(address()).toBe('/applications');
});

test('nothing moves any more once the keyboard is used in the dialog', async () => {
  const { address } = openDialog();
  fireEvent.keyDown(screen.getByRole('link', { name: 'Go to Home' }), { key: 'Tab' });
  await wait(10_000);
  expect(address()).toBe('/job/31/apply');
});

test('closing the dialog shows the applications at once', async () => {
  const { address } = openDialog();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await wait(0);
  expect(address()).toBe('/applications');
});
