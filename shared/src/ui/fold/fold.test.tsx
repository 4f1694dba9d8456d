import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fold } from './fold';

test('the title shows and hides the content', async () => {
  render(
    <Fold title="My Profile" note={3}>
      <p>About me</p>
    </Fold>,
  );
  expect(screen.getByText('3')).toBeVisible();
  expect(screen.getByText('About me')).not.toBeVisible();
  await userEvent.click(screen.getByText('My Profile'));
  expect(screen.getByText('About me')).toBeVisible();
  await userEvent.click(screen.getByText('My Profile'));
  expect(screen.getByText('About me')).not.toBeVisible();
});

test('a link to it opens it, as does the page that begins with it', () => {
  const { unmount } = render(<Fold id="profile" title="My Profile" children={<p>About me</p>} />);
  act(() => document.getElementById('profile')?.focus());
  expect(screen.getByText('About me')).toBeVisible();
  unmount();
  render(<Fold isOpen title="My Profile" children={<p>About me</p>} />);
  expect(screen.getByText('About me')).toBeVisible();
});
