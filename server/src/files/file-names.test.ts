import { sanitizeFileName } from './file-names';

it.each([
  ['CV Müller.pdf', 'application/pdf', 'CV Müller.pdf'],
  ['C:\\Users\\lea\\cv.PDF', 'application/pdf', 'cv.pdf'],
  ['../../etc/passwd', 'application/pdf', 'passwd.pdf'],
  ['photo.jpg', 'image/webp', 'photo.webp'],
  ['cv\u202efdp.exe', 'application/msword', 'cvfdp.doc'],
  ['a\r\nb.pdf', 'application/pdf', 'ab.pdf'],
  ['.pdf', 'application/pdf', 'file.pdf'],
  [undefined, 'image/png', 'file.png'],
])('%j as %s is called %s', (given, mediaType, name) => {
  expect(sanitizeFileName(given, mediaType)).toBe(name);
});

it('a name without end has one', () => {
  expect(sanitizeFileName('x'.repeat(5000), 'application/pdf')).toHaveLength(154);
});
