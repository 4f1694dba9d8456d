import { BENEFIT_PRESETS } from '@metier/sdk/rules';
import { ContractType } from '@metier/sdk/contract';
import { Type, type Static, type TProperties } from 'typebox';
import { markNames } from '../drawings/draw-logo';

/** An object without further keys, so that a misspelt optional key is refused. */
const exact = <Properties extends TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });

const Text = Type.String();
const Texts = Type.Array(Text);
/** CHF, lowest and highest. */
const PayRange = Type.Tuple([Type.Number(), Type.Number()]);

const Language = Type.Enum(['de', 'fr', 'it', 'en']);
export type Language = Static<typeof Language>;

/** Branch of work; matches seekers with jobs and companies with people. */
const Field = Type.Enum([
  'care',
  'teaching',
  'childcare',
  'social',
  'food',
  'hospitality',
  'building',
  'craft',
  'watchmaking',
  'it',
  'logistics',
  'office',
  'finance',
  'public',
  'farming',
  'retail',
  'engineering',
  'science',
  'media',
  'events',
]);

const Town = exact({
  name: Text,
  canton: Text,
  postalCode: Text,
  /** The language most people read there. */
  language: Language,
});
export type Town = Static<typeof Town>;

/** Origin of a person's family, used only for the portrait. */
const Origin = Type.Enum(['north', 'south', 'east', 'levant', 'africa', 'india', 'asia']);
export type Origin = Static<typeof Origin>;

/** A seeker; the first one is the demo student. */
const Person = exact({
  firstName: Text,
  lastName: Text,
  presents: Type.Enum(['f', 'm']),
  origin: Origin,
  trackId: Text,
  town: Text,
  age: Type.Integer(),
  wearsScarf: Type.Optional(Type.Boolean()),
});
export type Person = Static<typeof Person>;

/** A company; the first one is the demo employer. The first of its towns is its seat. */
const Company = exact({
  name: Text,
  /** Its web domain under the reserved `.example`, so that no mail reaches a real address. */
  domain: Type.String({ pattern: '\\.example$' }),
  language: Language,
  mark: Type.Enum(markNames),
  /** Index of the logo's colours. */
  palette: Type.Integer(),
  street: Text,
  towns: Texts,
  /** How many jobs it posts. */
  jobs: Type.Integer(),
  /** Share of its postings written in English, 0 to 1. */
  english: Type.Optional(Type.Number()),
  /** Target of its mean rating, 1 to 5; the reviews scatter around it. */
  reputation: Type.Number(),
  professions: Texts,
  mission: Text,
  workEthics: Text,
  /** Sentences about the company for its postings, by language. */
  pitches: Type.Partial(Type.Record(Language, Texts)),
  /** Titles and overviews that replace the common ones of a profession, by its id. */
  tailored: Type.Optional(
    Type.Record(Text, exact({ titles: Type.Optional(Texts), overviews: Type.Optional(Texts) })),
  ),
});
export type Company = Static<typeof Company>;

/** Text pieces for the postings of one profession. `{company}` and `{town}` are placeholders. */
const Profession = exact({
  id: Text,
  field: Field,
  titles: Texts,
  /** Only for professions with internships. */
  internTitles: Type.Optional(Texts),
  overviews: Texts,
  responsibilities: Texts,
  requirements: Texts,
  /** At 100 %. */
  monthly: PayRange,
  hourly: Type.Optional(PayRange),
  /** Where people are hired by the day. */
  daily: Type.Optional(PayRange),
  /** For the whole assignment, for professions that are hired per project. */
  project: Type.Optional(PayRange),
  /** Usual activity rates in percent. */
  rates: Type.Optional(Type.Array(Type.Integer())),
});
export type Profession = Static<typeof Profession> & { language: Language };

/** A shared biography of people of one branch: education, work and how they describe themselves. */
const Track = exact({
  id: Text,
  /** Branches to look for work in, in order of preference. */
  fields: Type.Array(Field),
  /** Restricts the jobs to these professions where a branch requires diplomas; else all of `fields`. */
  professions: Type.Optional(Texts),
  /** From school to the highest degree; the last is still ongoing for young people. */
  studies: Type.Array(exact({ title: Text, school: Text })),
  positions: Type.Array(exact({ title: Text, place: Text, points: Texts })),
  biographies: Texts,
  /** Paragraphs of a cover letter about the motivation for this work. */
  motivations: Texts,
  /** Names of skills, in English. */
  skills: Texts,
  /** Titles of possible certificates. */
  certificates: Texts,
  languages: Texts,
});
export type Track = Static<typeof Track> & { language: Language };

/** Headings and small words of a curriculum vitae. */
const CurriculumWords = exact({
  title: Text,
  profile: Text,
  experience: Text,
  education: Text,
  skills: Text,
  languages: Text,
  contact: Text,
  born: Text,
  present: Text,
  references: Text,
  referencesText: Text,
});
export type CurriculumWords = Static<typeof CurriculumWords>;

const BenefitTexts = exact({ title: Text, descriptions: Texts });

const PostingTexts = exact({
  /** Sentences about the contract; none for a permanent one. */
  contracts: Type.Record(ContractType, Texts),
  closings: Texts,
  /** Requirements of an internship, instead of the profession's training and experience. */
  beginners: Texts,
  /** The presets of the job form, by their id. */
  benefits: exact(Object.fromEntries(BENEFIT_PRESETS.map(({ id }) => [id, BenefitTexts]))),
});

/** Beginnings and endings of cover letters; `{title}`, `{company}` and `{town}` are placeholders. */
const CoverLetterTexts = exact({ greetings: Texts, openings: Texts, practical: Texts, closings: Texts });

/** Messages between a company and an applicant; `{name}`, `{title}`, `{contact}` and others are placeholders. */
const MessageTexts = exact({
  invitation: Texts,
  acceptance: Texts,
  question: Texts,
  answer: Texts,
  regret: Texts,
  welcome: Texts,
  thanks: Texts,
});
export type MessageKind = keyof Static<typeof MessageTexts>;

const Reviews = Type.Array(exact({ title: Text, comment: Text, pros: Text, cons: Text }));
/** `high` for five and four stars, `middle` for three, `low` below. */
const ReviewsByRating = exact({ high: Reviews, middle: Reviews, low: Reviews });

const LanguageTexts = exact({
  streets: Texts,
  /** Names of companies' contact persons. */
  contacts: Texts,
  curriculum: CurriculumWords,
  /** The lines of a certificate: above the holder, below the holder, before the date. */
  certificate: exact({ heading: Text, confirms: Text, passed: Text, issued: Text, issuers: Texts }),
  /** Translations of skills for a curriculum; a skill without one keeps its English name. */
  skills: Type.Record(Text, Text),
  posting: PostingTexts,
  coverLetter: CoverLetterTexts,
  additionalInfo: Texts,
  /** Internal notes of employers about applications. */
  notes: Texts,
  messages: MessageTexts,
  reviews: exact({ ofCompanies: ReviewsByRating, ofSeekers: ReviewsByRating }),
});

/** All files, keyed as their paths are. */
export const DemoData = exact({
  towns: Type.Array(Town),
  persons: Type.Array(Person),
  companies: Type.Array(Company),
  languages: Type.Record(
    Language,
    exact({ professions: Type.Array(Profession), tracks: Type.Array(Track), texts: LanguageTexts }),
  ),
});
export type DemoData = Static<typeof DemoData>;
