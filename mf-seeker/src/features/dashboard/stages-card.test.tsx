import { screen, within } from '@testing-library/react';
import type { ApplicationStatus } from '@metier/sdk/rules';
import { makeApplication, makeJobSeeker, setupFakeApi } from '@metier/testing';
import { openWholeDashboard } from './testing/open-dashboard';

const api = setupFakeApi();
const seekers = [makeJobSeeker()];

describe('the stages of the applications', () => {
  const statuses: ApplicationStatus[] = [
    ...(['pending', 'pending', 'reviewed', 'shortlisted', 'interview'] as const),
    ...(['hired', 'rejected', 'withdrawn'] as const),
  ];
  const applications = statuses.map((status, id) => makeApplication({ id: id + 1, status }));

  test('are one bar in proportion, and its numbers with words', async () => {
    await openWholeDashboard(api, { seekers, applications });
    const figures = within(await screen.findByRole('region', { name: 'Where your applications stand' }));
    const texts = (role: string) => figures.getAllByRole(role).map(({ textContent }) => textContent);
    expect(texts('definition')).toEqual(['2', '1', '2', '2']);
    expect(texts('term')).toEqual([
      'waiting for an answer',
      'in review',
      'shortlisted or in interview',
      'answered, 1 hired',
    ]);
    expect(figures.getByRole('link', { name: '2' })).toHaveAttribute('href', '/applications?status=pending');
    const bar = figures.getByRole('heading').parentElement?.querySelectorAll('rect') ?? [];
    const widths = Array.from(bar, (part) => Math.round(Number(part.getAttribute('width'))));
    expect(widths).toEqual([29, 14, 29, 29]);
  });

  test('are not shown without an application', async () => {
    await openWholeDashboard(api, { seekers, applications: applications.slice(-1) });
    expect(screen.queryByRole('region', { name: 'Where your applications stand' })).not.toBeInTheDocument();
  });
});
