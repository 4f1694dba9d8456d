import { render, screen, within } from '@testing-library/react';
import { TextField } from '../field/text-field';
import { FormSection } from './form-section';

test('a section is a group with a heading, and its hint describes it', () => {
  render(
    <FormSection title="Location" hint="Where the work is done.">
      <TextField name="city" label="City" />
    </FormSection>,
  );
  const group = screen.getByRole('group', { name: 'Location' });
  expect(group).toHaveAccessibleDescription('Where the work is done.');
  expect(within(group).getByRole('heading', { level: 2, name: 'Location' })).toBeVisible();
  expect(within(group).getByLabelText('City')).toBeVisible();
});
