import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StarField } from './star-field';

test('a rating is chosen with the pointer or the arrow keys, and said in words', async () => {
  const onChange = jest.fn();
  render(<StarField label="Your rating" name="rating" onChange={onChange} />);
  expect(screen.getByText('Not chosen yet')).toBeVisible();

  await userEvent.click(screen.getByRole('radio', { name: '3 stars, good' }));
  expect(screen.getByText('Good')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: '4 stars, very good' })).toBeChecked();
  expect(onChange.mock.calls).toEqual([[3], [4]]);
});

test('a form sends the number of stars', async () => {
  render(
    <form aria-label="Review">
      <StarField label="Your rating" name="rating" defaultValue={5} />
    </form>,
  );
  expect(new FormData(screen.getByRole<HTMLFormElement>('form')).get('rating')).toBe('5');
});

test('the error of a missing rating is the description of the group', () => {
  render(<StarField label="Your rating" name="rating" required errors={['Choose a rating.']} />);
  const group = screen.getByRole('radiogroup', { name: 'Your rating' });
  expect(group).toBeInvalid();
  expect(group).toHaveAccessibleDescription('Choose a rating.');
});
