import { checkFile } from './check-file';
import { FILE_RULES } from './files';

const { libraryDocument, profilePicture, resume, applicationDocument } = FILE_RULES;

test('a file of an accepted kind at the limit may be sent', () => {
  expect(checkFile({ name: 'CV.PDF', size: resume.maxBytes }, resume)).toBeUndefined();
  expect(checkFile({ name: 'me.jpeg', size: 1 }, profilePicture)).toBeUndefined();
  expect(checkFile({ name: 'diploma.png', size: 1 }, applicationDocument)).toBeUndefined();
});

test('a byte over the limit is refused with the words of that upload', () => {
  const refusal = (name: string, rule: (typeof FILE_RULES)[keyof typeof FILE_RULES]) =>
    checkFile({ name, size: rule.maxBytes + 1 }, rule);
  expect(refusal('me.png', profilePicture)).toBe('Image is too large. Maximum 5MB.');
  expect(refusal('cv.pdf', resume)).toBe('File size exceeds 5MB limit. Please choose a smaller file.');
  expect(refusal('cv.pdf', libraryDocument)).toBe('File size must not exceed 10 MB.');
  expect([profilePicture.maxBytes, libraryDocument.maxBytes]).toEqual([5_242_880, 10_485_760]);
});

test('a file of another kind is refused with the words of that upload', () => {
  expect(checkFile({ name: 'me.svg', size: 1 }, profilePicture)).toBe(
    'Unsupported file format. Please use JPG, PNG or GIF.',
  );
  expect(checkFile({ name: 'cv.pdf.exe', size: 1 }, libraryDocument)).toBe('Only PDF files are allowed.');
  expect(checkFile({ name: 'photo.gif', size: 1 }, applicationDocument)).toMatch(/^Unsupported/);
  expect(checkFile({ name: 'pdf', size: 1 }, resume)).toMatch(/^Unsupported/);
});

test('an empty file says that it is empty', () => {
  expect(checkFile({ name: 'resume.pdf', size: 0 }, FILE_RULES.resume)).toBe('The file is empty.');
});
