import { render, screen } from '@testing-library/react';
import { makeJob } from '@metier/testing';
import { Component as JobPreview } from './job-preview';

test('a job is drawn as candidates will see it, under the headings of its host', () => {
  render(<JobPreview job={makeJob()} />);
  expect(screen.getByRole('heading', { level: 3, name: 'Care assistant in home care' })).toBeVisible();
  expect(screen.getByText('Alta Medica · Bern')).toBeVisible();
  expect(screen.getByText('Salary').nextElementSibling).toHaveTextContent(/^CHF\s5\s200 \/ month for 80\s%$/);
  expect(screen.getByRole('heading', { level: 4, name: 'Requirements' })).toBeVisible();
  expect(screen.getByText('SRK certificate').tagName).toBe('LI');
});

test('it needs neither a router nor a server, and nothing in it can be pressed', () => {
  const { container } = render(<JobPreview job={makeJob()} />);
  expect(container.querySelector('a, button, input')).toBeNull();
});

test.each([undefined, null, 'job', {}, { title: 7, job_provider: 'x' }])(
  'what is not entered yet is not claimed: %j',
  (job) => {
    render(<JobPreview job={job} />);
    expect(screen.getByText('Unknown Company')).toBeVisible();
    expect(screen.queryByRole('term')).not.toBeInTheDocument();
  },
);
