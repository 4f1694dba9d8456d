import { describeDisposition } from './downloads';

it.each([
  ['Lebenslauf.pdf', `inline; filename="Lebenslauf.pdf"; filename*=UTF-8''Lebenslauf.pdf`],
  [
    'Curriculum été.pdf',
    `inline; filename="Curriculum ete.pdf"; filename*=UTF-8''Curriculum%20%C3%A9t%C3%A9.pdf`,
  ],
  ['a"b\\c%.pdf', `inline; filename="abc.pdf"; filename*=UTF-8''a%22b%5Cc%25.pdf`],
  [
    "履歴書 (1)'.pdf",
    `inline; filename="(1)'.pdf"; filename*=UTF-8''%E5%B1%A5%E6%AD%B4%E6%9B%B8%20%281%29%27.pdf`,
  ],
  [
    'Arbeitszeugnis Dr. Huber.pdf',
    `inline; filename="Arbeitszeugnis Dr. Huber.pdf"; filename*=UTF-8''Arbeitszeugnis%20Dr.%20Huber.pdf`,
  ],
  ['Gro\u0308\u00dfe.pdf', `inline; filename="Grosse.pdf"; filename*=UTF-8''Gr%C3%B6%C3%9Fe.pdf`],
  ['履歴書.pdf', `inline; filename="file.pdf"; filename*=UTF-8''%E5%B1%A5%E6%AD%B4%E6%9B%B8.pdf`],
])('the name %s survives the way through the header', (name, header) => {
  expect(describeDisposition('inline', name)).toBe(header);
});
