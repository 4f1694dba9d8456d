import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RadioCards } from './radio-cards';

const options = [
  { value: 'job_seeker', label: 'Student', description: 'I am looking for a job.' },
  { value: 'job_provider', label: 'Employer' },
];

test('arrow keys choose between the cards and call onChange', async () => {
  const onChange = jest.fn();
  render(
    <RadioCards
      label="I am a"
      name="account_type"
      options={options}
      defaultValue="job_seeker"
      onChange={onChange}
    />,
  );
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'Student' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');

  expect(screen.getByRole('radio', { name: 'Employer' })).toBeChecked();
  expect(onChange).toHaveBeenCalledWith('job_provider');
});

test('the whole card is the target, and says what it explains', async () => {
  render(<RadioCards label="I am a" name="account_type" options={options} />);
  await userEvent.click(screen.getByText('I am looking for a job.'));

  expect(screen.getByRole('radio', { name: 'Student' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Student' })).toHaveAccessibleDescription(
    'I am looking for a job.',
  );
});

test('the group exposes its error as its description', () => {
  render(<RadioCards label="I am a" name="account_type" options={options} errors={['Choose one.']} />);

  expect(screen.getByRole('radiogroup', { name: 'I am a' })).toHaveAccessibleDescription('Choose one.');
});
