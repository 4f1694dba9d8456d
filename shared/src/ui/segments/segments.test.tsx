import { render, screen } from '@testing-library/react';
import { Segments } from './segments';

test('each choice is a link with its number, and the present one says so', () => {
  render(
    <Segments
      label="Filter jobs"
      current="active"
      segments={[
        { value: 'all', label: 'All', count: 9 },
        { value: 'active', label: 'Active', count: 7 },
        { value: 'inactive', label: 'Inactive' },
      ]}
      renderLink={(value, children, props) => (
        <a {...props} href={`?jobs=${value}`}>
          {children}
        </a>
      )}
    />,
  );
  expect(screen.getByRole('navigation', { name: 'Filter jobs' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All 9' })).toHaveAttribute('href', '?jobs=all');
  expect(screen.getByRole('link', { current: true })).toHaveTextContent('Active 7');
  expect(screen.getByRole('link', { name: 'Inactive' })).not.toHaveAttribute('aria-current');
});
