import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FavoriteButton } from './favorite-button';

test('a favourite button keeps its name and exposes its state as pressed', async () => {
  const onClick = jest.fn();
  const heart = (isFavorite: boolean) => (
    <FavoriteButton isFavorite={isFavorite} label="Save Nurse to favorites" onClick={onClick} />
  );
  const { rerender } = render(heart(false));
  const button = screen.getByRole('button', { name: 'Save Nurse to favorites', pressed: false });
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);

  rerender(heart(true));
  expect(button).toHaveAttribute('aria-pressed', 'true');
});

test('with words it is named by them, and is no toggle twice over', () => {
  render(<FavoriteButton isFavorite text="Saved" />);
  expect(screen.getByRole('button', { name: 'Saved' })).not.toHaveAttribute('aria-pressed');
});
