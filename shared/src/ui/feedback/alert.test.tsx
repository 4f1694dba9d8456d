import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { Alert } from './alert';

test('a failure interrupts, a success waits for its turn, and both keep their language', () => {
  render(
    <>
      <Alert lang="fr">Identifiants invalides</Alert>
      <Alert kind="success">Your account is ready.</Alert>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Identifiants invalides');
  expect(screen.getByRole('alert')).toHaveAttribute('lang', 'fr');
  expect(screen.getByRole('status')).toHaveTextContent('Your account is ready.');
});

test('it is focusable from a script', () => {
  const ref = createRef<HTMLDivElement>();
  render(<Alert ref={ref}>The job was not posted.</Alert>);
  ref.current?.focus();
  expect(screen.getByRole('alert')).toHaveFocus();
});
