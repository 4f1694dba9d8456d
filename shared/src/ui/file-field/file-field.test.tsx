import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileField } from './file-field';
import { formatFileSize } from './format-file-size';

const resume = () => new File(['x'.repeat(2048)], 'resume.pdf', { type: 'application/pdf' });
const inputNamed = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test('a chosen file is shown with its size', async () => {
  const onFile = jest.fn();
  render(<FileField label="Resume" name="resume" onFile={onFile} />);
  await userEvent.upload(inputNamed('Resume'), resume());

  expect(screen.getByText('resume.pdf', { selector: '.name' })).toBeVisible();
  expect(screen.getByText('2 KB')).toBeVisible();
  expect(onFile).toHaveBeenCalledWith(expect.objectContaining({ name: 'resume.pdf' }));
});

test('a refused file is removed and the reason is shown', async () => {
  const onFile = jest.fn();
  render(<FileField label="Resume" name="resume" check={() => 'Too large.'} onFile={onFile} />);
  await userEvent.upload(inputNamed('Resume'), resume());

  expect(inputNamed('Resume').files).toHaveLength(0);
  expect(inputNamed('Resume')).toBeInvalid();
  expect(inputNamed('Resume')).toHaveAccessibleDescription(/Too large\./);
  expect(onFile).toHaveBeenCalledWith(undefined);
});

test('removing the file empties the input and puts the focus back on it', async () => {
  render(<FileField label="Resume" name="resume" />);
  await userEvent.upload(inputNamed('Resume'), resume());
  await userEvent.click(screen.getByRole('button', { name: /^Remove/ }));

  expect(inputNamed('Resume').files).toHaveLength(0);
  expect(inputNamed('Resume')).toHaveFocus();
  expect(screen.queryByText('2 KB')).not.toBeInTheDocument();
});

test.each([
  [0, '0 bytes'],
  [512, '512 bytes'],
  [1024, '1 KB'],
  [1_258_291, '1.2 MB'],
  [5 * 1024 * 1024, '5 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});
