import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { translations as french } from '../../french/index';
import { translations as german } from '../../german/index';
import { translations as italian } from '../../italian/index';
import { addTranslations } from '../../rules/index';
import { LanguageProvider } from '../language/language-provider';
import { FileField } from './file-field';
import { formatFileSize } from './format-file-size';

const resume = () => new File(['x'.repeat(2048)], 'resume.pdf', { type: 'application/pdf' });
beforeAll(() => {
  addTranslations('de', german);
  addTranslations('fr', french);
  addTranslations('it', italian);
});
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

test('a PDF that may ask for a password is taken, with a warning', async () => {
  render(<FileField label="Resume" name="resume" />);
  const encrypted = new File(['%PDF-1.7\ntrailer << /Encrypt 9 0 R >>\n%%EOF'], 'resume.pdf');
  await userEvent.upload(inputNamed('Resume'), encrypted);

  expect(await screen.findByText(/^This PDF is protected\./)).toBeVisible();
  expect(inputNamed('Resume').files).toHaveLength(1);
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

test.each([
  [1, '1\u00a0Byte', '1\u00a0octet', '1\u00a0byte'],
  [16, '16\u00a0Bytes', '16\u00a0octets', '16\u00a0byte'],
  [1000, '1’000\u00a0Bytes', '1\u202f000\u00a0octets', '1’000\u00a0byte'],
  [2048, '2\u00a0KB', '2\u00a0Ko', '2\u00a0KB'],
  [2.5 * 1024 ** 2, '2.5\u00a0MB', '2,5\u00a0Mo', '2,5\u00a0MB'],
  [3 * 1024 ** 3, '3\u00a0GB', '3\u00a0Go', '3\u00a0GB'],
])('%d bytes are %s in German, %s in French and %s in Italian', (bytes, inGerman, inFrench, inItalian) => {
  expect(formatFileSize(bytes, 'de')).toBe(inGerman);
  expect(formatFileSize(bytes, 'fr')).toBe(inFrench);
  expect(formatFileSize(bytes, 'it')).toBe(inItalian);
});

test('the size of a chosen file is in the language of the page', async () => {
  render(
    <LanguageProvider language="fr">
      <FileField label="CV" name="resume" />
    </LanguageProvider>,
  );
  await userEvent.upload(inputNamed('CV'), resume());
  expect(screen.getByText('2\u00a0Ko', { normalizer: (text) => text })).toBeVisible();
});
