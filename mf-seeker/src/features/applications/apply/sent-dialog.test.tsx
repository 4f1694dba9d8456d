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

const text = () => screen.getByText('Alta Medica has received your application for Baker.');

test.each([
  ['the pointer moves over it', () => fireEvent.pointerMove(text())],
  [
    'somebody tabs within it',
    () => fireEvent.keyDown(screen.getByRole('link', { name: 'Go to Home' }), { key: 'Tab' }),
  ],
])('the dialog stays while %s, and for three seconds more', async (_use, use) => {
  const { address } = openDialog();
  for (let second = 0; second < 10; second += 1) {
    await wait(1000);
    use();
  }
  await wait(2900);
  expect(address()).toBe('/job/31/apply');
  await wait(200);
  expect(address()).toBe('/applications');
});

test('a resting pointer does not keep the dialog', async () => {
  const { address } = openDialog();
  fireEvent.pointerEnter(text());
  await wait(3100);
  expect(address()).toBe('/applications');
});

test('closing the dialog shows the applications at once', async () => {
  const { address } = openDialog();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await wait(0);
  expect(address()).toBe('/applications');
});
