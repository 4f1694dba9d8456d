import { render, screen, within } from '@testing-library/react';
import { parseDescription } from '@metier/sdk/rules';
import { JobDescription } from './job-description';

const TEXT =
  'We are **small**.\n\n- early mornings\n- **free** bread\n\n## Requirements\n- **Patience** first\n\n## Benefits\n- Gym: **next** door';

test('lists and bold words are shown as such, without their marks', () => {
  const { container } = render(<JobDescription description={parseDescription(TEXT)} language="en" />);
  const lists = screen.getAllByRole('list');
  expect(lists).toHaveLength(3);
  const [overview] = lists as [HTMLElement, ...HTMLElement[]];
  expect(
    within(overview)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['early mornings', 'free bread']);
  for (const word of ['small', 'free', 'Patience', 'next'])
    expect(screen.getByText(word).tagName).toBe('STRONG');
  expect(container).not.toHaveTextContent('**');
});
