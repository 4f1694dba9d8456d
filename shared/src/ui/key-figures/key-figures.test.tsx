import { render, screen } from '@testing-library/react';
import { KeyFigures } from './key-figures';

test('a figure is said with its label, and is a link where there is more to see', () => {
  render(
    <KeyFigures
      label="At a glance"
      figures={[
        { label: 'active jobs', value: 7, address: '/dashboard?jobs=active' },
        { label: 'views', value: 2021 },
      ]}
      format={(value) => `${value} in words`}
      renderLink={(address, children, props) => (
        <a href={address} {...props}>
          {children}
        </a>
      )}
    />,
  );
  expect(screen.getByRole('region', { name: 'At a glance' })).toBeVisible();
  expect(screen.getByRole('link', { name: '7 in words active jobs' })).toHaveAttribute(
    'href',
    '/dashboard?jobs=active',
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByText('2021 in words')).toBeVisible();
});

test('an unavailable figure is a dash without a link', () => {
  render(
    <KeyFigures
      label="At a glance"
      figures={[{ label: 'active jobs', value: undefined, address: '/dashboard?jobs=active' }]}
      format={(value) => `${value} in words`}
      renderLink={(address, children, props) => (
        <a href={address} {...props}>
          {children}
        </a>
      )}
    />,
  );
  expect(screen.getByText('–')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
