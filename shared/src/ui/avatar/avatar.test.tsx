import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar, CompanyLogo } from './avatar';
import { monogramOf, toneOf } from './monogram';

test.each([
  ['Spital Hirslanden', 'SH'],
  ['Résidence du Léman', 'RL'],
  ['Zürcher Kantonalbank AG', 'ZK'],
  ['Nestlé', 'NE'],
  ['émilie', 'ÉM'],
  ['léa muster', 'LM'],
  ['3M', '3M'],
  ['  ', '?'],
])('%s is known as %s', (name, letters) => {
  expect(monogramOf(name)).toBe(letters);
});

test('a name always has the same colours, and names share all eight', () => {
  const tones = Array.from({ length: 200 }, (_, index) => toneOf(`Company ${index}`));

  expect(toneOf('Alta Medica')).toBe(toneOf('Alta Medica'));
  expect([...new Set(tones)].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('without a picture the monogram is shown', () => {
  render(<CompanyLogo name="Alta Medica" src={null} alt="Alta Medica" />);

  expect(screen.getByRole('img', { name: 'Alta Medica' })).toHaveTextContent('AM');
});

test('a picture that fails to load is replaced by the monogram, and a new picture is tried again', () => {
  const { rerender } = render(<Avatar name="Léa Muster" src="/gone.png" alt="Léa Muster" />);
  fireEvent.error(screen.getByAltText('Léa Muster'));
  expect(screen.getByText('LM')).toBeVisible();

  rerender(<Avatar name="Léa Muster" src="/new.png" alt="Léa Muster" />);
  expect(screen.getByAltText('Léa Muster')).toHaveAttribute('src', '/new.png');
});
