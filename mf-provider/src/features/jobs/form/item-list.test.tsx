import { screen, within } from '@testing-library/react';
import { openJobCreation, setupJobCreationApi } from '../testing/open-job-creation';

const api = setupJobCreationApi();
const listLines = (name: string) => within(screen.getByRole('group', { name })).getAllByRole('textbox');

describe('a list of lines', () => {
  test('always has an empty line, also after the last one is taken away', async () => {
    const { person } = await openJobCreation(api);
    expect(listLines('Responsibilities')).toHaveLength(1);
    await person.type(screen.getByLabelText('Responsibility 1'), 'Plan');
    expect(listLines('Responsibilities').map((line) => (line as HTMLInputElement).value)).toEqual([
      'Plan',
      '',
    ]);
    await person.click(screen.getByRole('button', { name: 'Remove “Plan”' }));
    expect(listLines('Responsibilities').map((line) => (line as HTMLInputElement).value)).toEqual(['']);
    expect(screen.getByLabelText('Responsibility 1')).toHaveFocus();
  });

  test('Enter moves to the next line and never posts the job', async () => {
    const { person } = await openJobCreation(api);
    await person.type(screen.getByLabelText('Requirement 1'), 'Diploma{Enter}');
    expect(screen.getByLabelText('Requirement 2')).toHaveFocus();
    await person.keyboard('{Enter}');
    expect(screen.getByLabelText('Requirement 2')).toHaveFocus();
    expect(listLines('Requirements')).toHaveLength(2);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('Enter in the middle makes room below', async () => {
    const { person } = await openJobCreation(api);
    await person.type(screen.getByLabelText('Requirement 1'), 'One{Enter}Three');
    await person.type(screen.getByLabelText('Requirement 1'), '{Enter}Two');
    expect(listLines('Requirements').map((line) => (line as HTMLInputElement).value)).toEqual([
      'One',
      'Two',
      'Three',
      '',
    ]);
  });

  test('taking a line away moves the focus to the one in its place', async () => {
    const { person } = await openJobCreation(api);
    await person.type(screen.getByLabelText('Requirement 1'), 'One{Enter}Two');
    await person.click(screen.getByRole('button', { name: 'Remove “One”' }));
    expect(screen.getByLabelText('Requirement 1')).toHaveValue('Two');
    expect(screen.getByLabelText('Requirement 1')).toHaveFocus();
  });

  test('lines that are pasted become lines, without their bullets', async () => {
    const { person } = await openJobCreation(api);
    await person.click(screen.getByLabelText('Requirement 1'));
    await person.paste('- One\r\n·\tTwo\n\nThree');
    expect(listLines('Requirements').map((line) => (line as HTMLInputElement).value)).toEqual([
      'One',
      'Two',
      'Three',
      '',
    ]);
  });

  test('its button leads to the empty line', async () => {
    const { person } = await openJobCreation(api);
    await person.type(screen.getByLabelText('Responsibility 1'), 'Plan');
    await person.click(screen.getByRole('button', { name: 'Add responsibility' }));
    expect(screen.getByLabelText('Responsibility 2')).toHaveFocus();
  });
});
