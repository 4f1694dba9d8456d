import { screen, within } from '@testing-library/react';
import { openJobCreation, setupJobCreationApi } from '../testing/open-job-creation';

const api = setupJobCreationApi();

describe('the benefits', () => {
  test('are fifteen, and each chosen one can be said in one’s own words', async () => {
    const { person } = await openJobCreation(api);
    const benefits = within(screen.getByRole('group', { name: 'Benefits' }));
    expect(benefits.getAllByRole('checkbox')).toHaveLength(15);
    await person.click(benefits.getByRole('checkbox', { name: 'Gym membership' }));
    expect(screen.getByLabelText('Description of Gym membership')).toHaveValue(
      'Membership of a gym near the office',
    );
    expect(benefits.getByText('1 selected')).toBeVisible();
  });

  test('are remembered for the next job', async () => {
    const first = await openJobCreation(api);
    await first.person.click(screen.getByRole('checkbox', { name: 'Childcare' }));
    await first.person.type(screen.getByLabelText('Description of Childcare'), ' in Bern');
    first.unmount();
    await openJobCreation(api);
    expect(screen.getByRole('checkbox', { name: 'Childcare' })).toBeChecked();
    expect(screen.getByLabelText('Description of Childcare')).toHaveValue(
      'A contribution to your childcare costs in Bern',
    );
  });

  test.each(['not JSON', '[1]', 'null', '{"gym":7,"unknown":"x"}'])(
    'are none when the browser’s storage holds %s',
    async (stored) => {
      localStorage.setItem('metier.benefits.2', stored);
      await openJobCreation(api);
      expect(screen.getByText('0 selected')).toBeVisible();
    },
  );

  test('can be chosen when the browser forbids its storage', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    const { person } = await openJobCreation(api);
    await person.click(screen.getByRole('checkbox', { name: 'Childcare' }));
    expect(screen.getByRole('checkbox', { name: 'Childcare' })).toBeChecked();
  });
});
