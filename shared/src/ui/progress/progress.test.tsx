import { render, screen } from '@testing-library/react';
import { Progress } from './progress';

test('an upload says what goes up and how far it is', () => {
  render(<Progress label="Uploading resume.pdf" value={42.4} />);
  const bar = screen.getByRole('progressbar', { name: 'Uploading resume.pdf' });
  expect(bar).toHaveValue(42.4);
  expect(screen.getByText('42 %')).toBeVisible();
});

test('an indeterminate progress shows no number', () => {
  render(<Progress label="Reading the file" />);
  expect(screen.getByRole('progressbar', { name: 'Reading the file' })).not.toHaveAttribute('value');
  expect(screen.queryByText(/%/)).toBeNull();
});
