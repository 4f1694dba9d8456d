import { render, screen } from '@testing-library/react';
import * as kit from '../index';
import { KitPage } from './kit-page';

const isPiece = (name: string) => /^[A-Z]/.test(name);

test('every piece of the kit is on its page', () => {
  render(<KitPage />);
  const shown = screen
    .getAllByRole('heading', { level: 2 })
    .flatMap((heading) => heading.textContent.split(', '));
  expect(Object.keys(kit).filter((name) => isPiece(name) && !shown.includes(name))).toEqual([]);
});

test('each is drawn in light and in dark', () => {
  const { container } = render(<KitPage />);
  const themes = Array.from(container.querySelectorAll('[data-theme]'), (board) =>
    board.getAttribute('data-theme'),
  );
  expect(themes.filter((theme) => theme === 'light')).toHaveLength(themes.length / 2);
});
