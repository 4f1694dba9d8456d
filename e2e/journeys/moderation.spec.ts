import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility';
import { applyTo, call } from '../support/api';
import { openAs } from '../support/people';
import { expect, test } from '../support/test';

async function postJob(page: Page, title: string): Promise<number> {
  const job = {
    title,
    description: 'You forward parcels from home.',
    location: 'Münsingen',
    type: 'permanent',
    salary: '5850.50',
    salary_type: 'monthly',
    activity_rate: 80,
    start_date: '2099-02-01',
  };
  return (await call<{ id: number }>(page, 'jobs/', { data: job })).id;
}

test('a reported job is removed, its applicant is told, and its employer answers once', async ({
  browser,
  page: visitor,
}) => {
  const title = 'Parcel forwarder from home';
  const employer = await openAs(browser, 'new-employer');
  const candidate = await openAs(browser, 'new-student');
  const operator = await openAs(browser, 'operator');
  const job = await postJob(employer, title);
  await applyTo(candidate, job);
  const inQueue = operator.getByRole('link', { name: title });

  await test.step('a visitor reports it, and it comes into the open queue by itself', async () => {
    await operator.goto('/operator');
    await expect(operator.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
    await visitor.goto(`/job/${job}`);
    await visitor.getByRole('button', { name: `Report ${title}` }).click();
    const dialog = visitor.getByRole('dialog', { name: 'Report this job' });
    await dialog.getByLabel('What is wrong?').selectOption('payment');
    await dialog.getByLabel(/What should we know/).fill('They want CHF 300 first.');
    await expectAccessible(visitor);
    await dialog.getByRole('button', { name: 'Send Report' }).click();
    await expect(visitor.getByText('Thank you. We look at every report.')).toBeVisible();
    await expect(inQueue).toBeVisible();
    await expectAccessible(operator);
    await expectNoSidewaysScroll(operator, [360, 768, 1440]);
  });

  await test.step('the operator removes it with a reason', async () => {
    await inQueue.click();
    await expect(operator.getByText('They want CHF 300 first.')).toBeVisible();
    await operator.getByLabel('Action', { exact: true }).selectOption('remove');
    await operator.getByRole('textbox', { name: 'Reason' }).fill('Candidates never pay for work.');
    await expectAccessible(operator);
    await operator.getByRole('button', { name: 'Carry Out' }).click();
    await expect(operator.getByRole('region', { name: 'Log' })).toContainText(
      'Candidates never pay for work.',
    );
    await expectNoSidewaysScroll(operator, [360, 768, 1440]);
  });

  await test.step('nobody finds it any more, and the applicant is told', async () => {
    expect((await visitor.request.get(`/api/jobs/${job}/`)).status()).toBe(404);
    await candidate.goto('/notices');
    await expect(candidate.getByText(new RegExp(`“${title}” of .+ was removed`))).toBeVisible();
  });

  await test.step('the employer reads the reason and answers, which opens the case again', async () => {
    await employer.goto('/notices');
    await employer.getByText(`Your job “${title}” was removed.`).click();
    await expect(employer.getByText('Candidates never pay for work.')).toBeVisible();
    await expectAccessible(employer);
    await expectNoSidewaysScroll(employer, [360, 768, 1440]);
    await employer.getByLabel('What do you want to say about it?').fill('Nobody has to pay.');
    await employer.getByRole('button', { name: 'Send Answer' }).click();
    await expect(employer.getByText('We have your answer, and will write to you.')).toBeVisible();
    await expect(operator.getByText('Awaiting decision')).toBeVisible();
  });

  await test.step('nobody else has the page of operators', async () => {
    await employer.goto('/operator');
    await expect(employer.getByRole('heading', { level: 1, name: 'Reports' })).toHaveCount(0);
    expect(await employer.content()).not.toContain('mf-operator');
  });
});
