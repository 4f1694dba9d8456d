import { act, render, screen, waitFor } from '@testing-library/react';
import { createConfirmations } from './confirmations';
import { ConfirmationSlot } from './confirmation-slot';

jest.mock('./confirmation-dialog', () => {
  throw new Error('The file cannot be loaded');
});

test('while the dialog cannot be loaded, the browser asks', async () => {
  const ask = jest.spyOn(window, 'confirm').mockReturnValueOnce(true).mockReturnValueOnce(false);
  const questions = createConfirmations();
  render(<ConfirmationSlot questions={questions} />);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  const answers: boolean[] = [];
  for (const count of [1, 2]) {
    const question = { text: 'Are you sure?', confirm: 'Withdraw' };
    act(() => void questions.confirm(question).then((yes) => answers.push(yes)));
    await waitFor(() => expect(answers).toHaveLength(count));
  }
  expect(answers).toEqual([true, false]);
  expect(ask).toHaveBeenCalledTimes(2);
});
