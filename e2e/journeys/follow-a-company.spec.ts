import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility';
import { call } from '../support/api';
import { openAs } from '../support/people';
import { expect, test } from '../support/test';

test('a visitor reads about a company, and a candidate follows it', async ({ browser, page: visitor }) => {
  const employer = await openAs(browser, 'new-employer');
  const candidate = await openAs(browser, 'new-student');
  const job = {
    title: 'Dachdecker',
    description: 'You mend roofs.',
    location: 'Thun',
    type: 'permanent',
    salary: '5850.50',
    salary_type: 'monthly',
    activity_rate: 80,
    start_date: '2099-02-01',
  };
  const { id, company } = await call<{ id: number; company: string }>(employer, 'jobs/', { data: job });

  await test.step('the name of a company among the results leads a visitor there', async () => {
    await visitor.goto('/?keyword=Dachdecker');
    await visitor.getByRole('article').getByRole('link', { name: company, exact: true }).click();
    await expect(visitor.getByRole('heading', { level: 1, name: company })).toBeVisible();
  });

  await test.step('the job leads a visitor to the company’s page, which the server has rendered', async () => {
    await visitor.goto(`/job/${id}`);
    await visitor.getByRole('link', { name: 'View company' }).click();
    await expect(visitor).toHaveURL(/\/companies\/.+-\d+$/);
    await expect(visitor.getByRole('heading', { level: 1, name: company })).toBeVisible();
    const html = await (await visitor.request.get(visitor.url())).text();
    expect(html).toContain('Dachdecker');
    expect(html).toContain('"@type":"Organization"');
    await expectAccessible(visitor);
    await expectNoSidewaysScroll(visitor, [360, 768, 1440]);
    await visitor.getByRole('link', { name: `Follow ${company}` }).click();
    await expect(visitor).toHaveURL(/\/login\?redirect=%2Fcompanies%2F/);
  });

  await test.step('the candidate follows it at the job, and ends and undoes it in the list', async () => {
    await candidate.goto(`/job/${id}`);
    await candidate.getByRole('button', { name: `Follow ${company}` }).click();
    await expect(candidate.getByRole('button', { name: `Following ${company}` })).toBeVisible();
    await candidate.goto('/following');
    const followed = candidate.getByRole('list', { name: 'Companies that you follow' });
    await expect(followed.getByRole('link', { name: company })).toBeVisible();
    await expectAccessible(candidate);
    await expectNoSidewaysScroll(candidate, [360, 768, 1440]);
    await candidate.getByRole('button', { name: `Unfollow ${company}` }).click();
    await expect(candidate.getByText('You follow no company yet')).toBeVisible();
    await candidate.getByRole('button', { name: 'Undo' }).click();
    await expect(followed.getByRole('link', { name: company })).toBeVisible();
  });

  await test.step('the employer sees how many follow', async () => {
    await employer.goto('/dashboard');
    await expect(employer.getByText('1 follower')).toBeVisible();
  });
});
