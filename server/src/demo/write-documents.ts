import PDFDocument from 'pdfkit';
import { textsIn, type CurriculumWords, type Language } from './data/index';

/** One entry of education or work in a curriculum. */
export interface CurriculumEntry {
  period: string;
  title: string;
  place: string;
  points: string[];
}

export interface CurriculumFacts {
  language: Language;
  name: string;
  /** The highest degree, shown below the name. */
  headline: string;
  contact: string[];
  birthday: string;
  profile: string;
  positions: CurriculumEntry[];
  studies: CurriculumEntry[];
  skills: string[];
  languages: string[];
  /** Hexadecimal. */
  accent: string;
}

export interface CertificateFacts {
  language: Language;
  title: string;
  holder: string;
  issuer: string;
  /** Formatted for readers. */
  date: string;
  accent: string;
}

type Page = PDFKit.PDFDocument;

const INK = '#22262b';
const QUIET = '#646b73';
const SIDE = { left: 48, width: 150 };
const MAIN = { left: 228, width: 319 };

/** An A4 curriculum in two columns, with the portrait (JPEG) when there is one. */
export function writeCurriculum(facts: CurriculumFacts, writtenAt: Date, portrait?: Buffer): Promise<Buffer> {
  const words = textsIn(facts.language).curriculum;
  return write(`${words.title} ${facts.name}`, writtenAt, (page) => {
    page.rect(0, 0, 595, 132).fill(facts.accent);
    if (portrait)
      page.save().circle(92, 88, 44).clip().image(portrait, 48, 44, { width: 88, height: 88 }).restore();
    const left = portrait ? 160 : 48;
    page.fillColor('#ffffff').font('Helvetica-Bold').fontSize(25).text(facts.name, left, 58);
    page
      .font('Helvetica')
      .fontSize(11.5)
      .text(facts.headline, left, 92, { width: 547 - left });
    page.y = 166;
    writeSide(page, facts, words);
    page.y = 166;
    writeMain(page, facts, words);
  });
}

/** An A4 certificate in landscape. */
export function writeCertificate(facts: CertificateFacts, writtenAt: Date): Promise<Buffer> {
  const words = textsIn(facts.language).certificate;
  return write(
    `${words.heading} ${facts.title}`,
    writtenAt,
    (page) => {
      const centred = { width: 842, align: 'center' } as const;
      page.lineWidth(1.2).rect(30, 30, 782, 535).stroke(facts.accent);
      page.lineWidth(5).rect(40, 40, 762, 515).stroke(facts.accent);
      page.fillColor(facts.accent).font('Times-Bold').fontSize(44).text(words.heading, 0, 105, centred);
      page.fillColor(QUIET).font('Times-Roman').fontSize(15).text(words.confirms, 0, 190, centred);
      page.fillColor(INK).font('Times-Bold').fontSize(30).text(facts.holder, 0, 222, centred);
      page.fillColor(QUIET).font('Times-Roman').fontSize(15).text(words.passed, 0, 272, centred);
      page.fillColor(INK).font('Times-Bold').fontSize(22).text(facts.title, 0, 306, centred);
      page
        .fillColor(QUIET)
        .font('Times-Italic')
        .fontSize(13)
        .text(`${words.issued} ${facts.date}`, 0, 358, centred);
      page.lineWidth(0.8).moveTo(520, 478).lineTo(720, 478).stroke(QUIET);
      writeSignature(page, facts.accent);
      page
        .fillColor(INK)
        .font('Times-Roman')
        .fontSize(12)
        .text(facts.issuer, 520, 486, { width: 200, align: 'center' });
      page.circle(170, 448, 44).fill(facts.accent).lineWidth(1.5).circle(170, 448, 37).stroke('#ffffff');
      page
        .fillColor('#ffffff')
        .font('Times-Bold')
        .fontSize(30)
        .text('M', 126, 434, { width: 88, align: 'center' });
    },
    'landscape',
  );
}

function writeSide(page: Page, facts: CurriculumFacts, words: CurriculumWords): void {
  const options = { width: SIDE.width, lineGap: 2 };
  const section = (title: string, lines: string[]) => {
    writeHeading(page, title, SIDE.left, SIDE.width, facts.accent);
    for (const line of lines)
      page
        .fillColor(INK)
        .font('Helvetica')
        .fontSize(9.5)
        .text(line, SIDE.left, page.y + 2, options);
    page.y += 18;
  };
  section(words.contact, [...facts.contact, `${words.born} ${facts.birthday}`]);
  section(words.languages, facts.languages);
  section(words.skills, facts.skills);
  section(words.references, [words.referencesText]);
}

function writeMain(page: Page, facts: CurriculumFacts, words: CurriculumWords): void {
  const options = { width: MAIN.width, lineGap: 2.5 };
  writeHeading(page, words.profile, MAIN.left, MAIN.width, facts.accent);
  page
    .fillColor(INK)
    .font('Helvetica')
    .fontSize(10)
    .text(facts.profile, MAIN.left, page.y + 2, options);
  page.y += 18;
  for (const [title, stages] of [
    [words.experience, facts.positions],
    [words.education, facts.studies],
  ] as const) {
    writeHeading(page, title, MAIN.left, MAIN.width, facts.accent);
    for (const stage of stages) {
      page
        .fillColor(QUIET)
        .font('Helvetica')
        .fontSize(9)
        .text(stage.period, MAIN.left, page.y + 3, options);
      page.fillColor(INK).font('Helvetica-Bold').fontSize(10.5).text(stage.title, MAIN.left, page.y, options);
      page.fillColor(QUIET).font('Helvetica').fontSize(9.5).text(stage.place, MAIN.left, page.y, options);
      for (const point of stage.points) {
        page
          .fillColor(INK)
          .fontSize(9.5)
          .text(`•  ${point}`, MAIN.left + 4, page.y + 1, { ...options, width: MAIN.width - 4 });
      }
      page.y += 8;
    }
    page.y += 10;
  }
}

function writeHeading(page: Page, text: string, left: number, width: number, accent: string): void {
  page.fillColor(accent).font('Helvetica-Bold').fontSize(11.5).text(text, left, page.y, { width });
  page
    .lineWidth(0.8)
    .moveTo(left, page.y + 1)
    .lineTo(left + width, page.y + 1)
    .stroke(accent);
  page.y += 6;
}

function writeSignature(page: Page, accent: string): void {
  page
    .lineWidth(1.6)
    .moveTo(548, 468)
    .bezierCurveTo(570, 420, 586, 430, 578, 466)
    .bezierCurveTo(588, 440, 604, 440, 606, 464)
    .bezierCurveTo(622, 436, 640, 452, 636, 466)
    .bezierCurveTo(660, 450, 676, 456, 694, 446)
    .stroke(accent);
}

function write(
  title: string,
  writtenAt: Date,
  draw: (page: Page) => void,
  layout: 'portrait' | 'landscape' = 'portrait',
): Promise<Buffer> {
  // Without an explicit date pdfkit uses the current time, and the same board would give different bytes.
  const info = { Title: title, CreationDate: writtenAt };
  const page = new PDFDocument({ size: 'A4', layout, margin: 0, info });
  const chunks: Buffer[] = [];
  page.on('data', (chunk: Buffer) => chunks.push(chunk));
  const written = new Promise<Buffer>((resolve, reject) => {
    page.on('end', () => resolve(Buffer.concat(chunks)));
    page.on('error', reject);
  });
  draw(page);
  page.end();
  return written;
}
