import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckboxField } from './checkbox-field';
import { NumberField } from './number-field';
import { PasswordField } from './password-field';
import { TextField } from './text-field';

test('a field is described by its errors and its hint, and marked as wrong', () => {
  render(<TextField label="City" hint="Where you live." errors={['This field is required.']} required />);
  const input = screen.getByRole('textbox', { name: /^City/ });

  expect(input).toBeInvalid();
  expect(input).toBeRequired();
  expect(input).toHaveAccessibleDescription('This field is required. Where you live.');
});

test('a field without errors is not marked as wrong', () => {
  render(<TextField label="City" errors={[]} />);

  expect(screen.getByLabelText('City')).not.toHaveAttribute('aria-invalid');
  expect(screen.getByLabelText('City')).not.toHaveAttribute('aria-describedby');
});

test('a number says its unit', () => {
  render(<NumberField label="Salary" unit="CHF" />);

  expect(screen.getByLabelText('Salary')).toHaveAccessibleDescription('CHF');
});

test('a checkbox is described by its error', () => {
  render(<CheckboxField label="I accept the terms" errors={['Please accept.']} />);

  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Please accept.');
});

test('a password can be pasted, and a password manager knows what it is for', async () => {
  render(<PasswordField label="Password" autoComplete="new-password" />);
  const field = screen.getByLabelText('Password');
  expect(field).toHaveAttribute('type', 'password');
  expect(field).toHaveAttribute('autocomplete', 'new-password');
  await userEvent.click(field);
  await userEvent.paste('from a manager');
  expect(field).toHaveValue('from a manager');
});

test('a password can be shown and hidden again', async () => {
  render(<PasswordField label="Password" defaultValue="secret" />);
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');

  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
});
