import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/test';

test('a visitor completes a keyword and a place with the keyboard, and sees the results', async ({
  page,
}) => {
  await page.goto('/');
  const keyword = page.getByRole('combobox', { name: 'Keyword' });
  const list = page.getByRole('listbox');
  await keyword.pressSequentially('pflegefachf');
  await expect(list.getByRole('option').first()).toHaveText(/^Pflegefach/);
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(keyword).toHaveValue(/^Pflegefach\p{L}+/u);
  await expect(list).toBeHidden();

  await page.keyboard.press('Tab');
  await page.keyboard.type('genf');
  await expect(list.getByRole('option').first()).toContainText('Genève');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue('Genève');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/keyword=Pflegefach.*&location=Gen%C3%A8ve/);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
});

test('from the first letter on, each suggestion says how many jobs it finds, and a place keeps the words before it; then a map narrows the search', async ({
  page,
}) => {
  await page.goto('/');
  const keyword = page.getByRole('combobox', { name: 'Keyword' });
  const options = page.getByRole('listbox').getByRole('option');
  await keyword.pressSequentially('k');
  await expect(options.first()).toHaveAccessibleName(/\d\+? jobs?$/);
  await expectAccessible(page);
  await keyword.fill('Pflege be');
  const place = options.filter({ hasText: 'Pflege Bern' }).first();
  await expect(place).toHaveAccessibleName(/ \d+ jobs?$/);
  const [, jobs] = / (\d+ jobs?)"/.exec(await place.ariaSnapshot()) ?? [];
  await place.click();
  await expect(keyword).toHaveValue(/^Pflege Bern/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: new RegExp(`^${jobs} `) })).toBeVisible();

  // The map is for the pointer alone, so it has no roles.
  const map = page.locator('figure');
  await expect(map.locator('circle').last()).toBeAttached();
  await expectAccessible(page);
  await map.locator('circle').last().hover();
  await expect(map).toHaveText(/: \d+ jobs?$/);
  const [town = ''] = (await map.innerText()).split(':');
  await map.locator('circle').last().click();
  await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue(town);
});
