import { sanitizeFileName, toFileName } from './file-names';

it.each([
  ['CV Müller.pdf', 'application/pdf', 'CV Müller.pdf'],
  ['C:\\Users\\lea\\cv.PDF', 'application/pdf', 'cv.pdf'],
  ['../../etc/passwd', 'application/pdf', 'passwd.pdf'],
  ['photo.jpg', 'image/webp', 'photo.webp'],
  ['cv\u202efdp.exe', 'application/msword', 'cvfdp.doc'],
  ['a\r\nb.pdf', 'application/pdf', 'ab.pdf'],
  ['.pdf', 'application/pdf', 'file.pdf'],
  ['Arbeitszeugnis Dr. Huber', 'application/pdf', 'Arbeitszeugnis Dr. Huber.pdf'],
  ['Lebenslauf v1.2', 'application/pdf', 'Lebenslauf v1.2.pdf'],
  ['Mu\u0308ller.pdf', 'application/pdf', 'M\u00fcller.pdf'],
  [undefined, 'image/png', 'file.png'],
])('%j as %s is called %s', (given, mediaType, name) => {
  expect(sanitizeFileName(given, mediaType)).toBe(name);
});

it('a name without end has one', () => {
  expect(sanitizeFileName('x'.repeat(5000), 'application/pdf')).toHaveLength(154);
});

it.each([
  ['Arbeitszeugnis Dr. Huber', 'Arbeitszeugnis Dr. Huber.pdf'],
  ['Diplom lic.phil', 'Diplom lic.phil.pdf'],
  ['Zeugnis 2020/21', 'Zeugnis 2020-21.pdf'],
  ['Zeugnis Dr.', 'Zeugnis Dr.pdf'],
  ['Zeugnis.PDF', 'Zeugnis.pdf'],
])('a document that a person calls %s downloads as %s', (title, name) => {
  expect(toFileName(title, 'application/pdf')).toBe(name);
});
