import { render, screen } from '@testing-library/react';
import { ErrorBoundary, type ErrorBoundaryProps } from './error-boundary';

let isBroken = true;

function Content() {
  if (isBroken) throw new Error('Broken');
  return <p>Content</p>;
}

const boundary = (props: Partial<ErrorBoundaryProps> = {}) => (
  <ErrorBoundary fallback={(error) => <p>{String(error)}</p>} onError={() => undefined} {...props}>
    <Content />
  </ErrorBoundary>
);

beforeEach(() => {
  isBroken = true;
  // React reports caught errors to the console.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('the fallback replaces children that throw, and the error is reported once', () => {
  const handleError = jest.fn();
  render(boundary({ onError: handleError }));
  expect(screen.getByText('Error: Broken')).toBeVisible();
  expect(handleError.mock.calls.map(([error]) => String(error))).toEqual(['Error: Broken']);
});

test('a reset renders the children again', () => {
  render(
    boundary({
      onError(_, reset) {
        isBroken = false;
        reset();
      },
    }),
  );
  expect(screen.getByText('Content')).toBeVisible();
});

test('the children are rendered again when a key changes, and only then', () => {
  const { rerender } = render(boundary({ resetKeys: ['a'] }));
  isBroken = false;
  rerender(boundary({ resetKeys: ['a'] }));
  expect(screen.getByText('Error: Broken')).toBeVisible();
  rerender(boundary({ resetKeys: ['b'] }));
  expect(screen.getByText('Content')).toBeVisible();
});

test('what the fallback throws reaches the next boundary', () => {
  render(
    <ErrorBoundary fallback={() => <p>Outer</p>} onError={() => undefined}>
      {boundary({
        fallback(error) {
          throw error;
        },
      })}
    </ErrorBoundary>,
  );
  expect(screen.getByText('Outer')).toBeVisible();
});
