import { render, screen } from '@testing-library/react';
import { Pagination, type PaginationProps } from './pagination';

const renderLink: PaginationProps['renderLink'] = (page, children, props) => (
  <a href={`?page=${page}`} {...props}>
    {children}
  </a>
);

test('the current page is marked, and both neighbours are one step away', () => {
  render(<Pagination items={[1, 'gap', 4, 5, 6, 'gap', 9]} current={5} renderLink={renderLink} />);

  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 5');
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '?page=4');
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '?page=6');
  expect(screen.getAllByText('…')).toHaveLength(2);
  expect(screen.getByText('5 of 9')).toBeInTheDocument();
});

test('at either end there is no way on, and it says so', () => {
  const { rerender } = render(<Pagination items={[1, 2]} current={1} renderLink={renderLink} />);
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('link', { name: 'Previous' })).not.toHaveAttribute('href');

  rerender(<Pagination items={[1, 2]} current={2} renderLink={renderLink} />);
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
});

test.each([[[]], [[1]]])('a list of one page (%j) has no pagination', (items) => {
  const { container } = render(<Pagination items={items} current={1} renderLink={renderLink} />);

  expect(container).toBeEmptyDOMElement();
});
