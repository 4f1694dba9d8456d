import { addDays, randomWorkingTime, writeDate } from './calendar';
import { findTown, findTrack, persons, textsIn, tracks, type Person, type Track } from './data/index';
import type { DemoDocument, DemoSeeker, DemoUser } from './demo-board';
import { STUDENT_USERNAME } from '../config/demo-logins';
import { inflectGender } from './inflect-gender';
import { choosePortrait } from './drawings/choose-portrait';
import { makeRandom, type Random } from './random';
import type { CurriculumFacts, CurriculumEntry } from './write-documents';

export const skills = [...new Set(tracks.flatMap((track) => track.skills))]
  .sort((a, b) => a.localeCompare(b, 'en'))
  .map((name, index) => ({ id: index + 1, name }));

interface SeekerRows {
  user: DemoUser;
  seeker: DemoSeeker;
  documents: Omit<DemoDocument, 'id'>[];
}

/** Profile and library of the person at index `order` of `persons`; `ids` are those of user and seeker. */
function makeSeeker(
  person: Person,
  order: number,
  ids: { user: number; seeker: number },
  today: Date,
): SeekerRows {
  const random = makeRandom(`seeker ${person.firstName} ${person.lastName}`);
  const track = findTrack(person.trackId);
  const createdAt = randomWorkingTime(random, today, random.integer(62, 400));
  const user = makeUser(person, order, ids.user, createdAt, random);
  const skillNames = random.sample(track.skills, random.integer(4, 5));
  const facts = makeCurriculum(person, track, user, skillNames, today, random);
  const [address = '', place = ''] = facts.contact;
  const [postalCode = '', ...city] = place.split(' ');
  const seeker: DemoSeeker = {
    id: ids.seeker,
    userId: ids.user,
    firstname: person.firstName,
    lastname: person.lastName,
    birthdate: facts.birthday.split('.').reverse().join('-'),
    address,
    city: city.join(' '),
    postalCode,
    region: findTown(person.town).canton,
    biography: facts.profile,
    experience: facts.positions.map(writeStage).join('\n\n'),
    skillIds: skills.filter(({ name }) => skillNames.includes(name)).map(({ id }) => id),
    portrait: order > 0 && random.chance(0.08) ? null : choosePortrait(person, order),
    trackId: track.id,
    createdAt,
  };
  const documents = makeDocuments(person, track, facts, ids.seeker, createdAt, random);
  return { user, seeker, documents };
}

function makeUser(person: Person, order: number, id: number, createdAt: Date, random: Random): DemoUser {
  const name = `${person.firstName}.${person.lastName}`
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z.]/g, '');
  return {
    id,
    username: order === 0 ? STUDENT_USERNAME : name,
    email: `${name}@campus.example`,
    accountType: 'job_seeker',
    firstName: person.firstName,
    lastName: person.lastName,
    phone: `+41 ${random.pick(['76', '77', '78', '79'])} 555 ${random.integer(10, 99)} ${random.integer(10, 99)}`,
    createdAt,
  };
}

function makeCurriculum(
  person: Person,
  track: Track,
  user: DemoUser,
  skillNames: readonly string[],
  today: Date,
  random: Random,
): CurriculumFacts {
  const bend = (text: string) => inflectGender(text, person.presents);
  const town = findTown(person.town);
  const { skills: translations } = textsIn(track.language);
  const birthday = writeDate(addDays(today, -person.age * 365.25 - random.integer(20, 330)));
  const year = today.getUTCFullYear();
  return {
    language: track.language,
    name: `${person.firstName} ${person.lastName}`,
    headline: bend(track.studies.at(-1)?.title ?? ''),
    contact: [
      `${random.pick(textsIn(town.language).streets)} ${random.integer(1, 88)}`,
      `${town.postalCode} ${town.name}`,
      user.phone,
      user.email,
    ],
    birthday: birthday.split('-').reverse().join('.'),
    profile: bend(random.pick(track.biographies)),
    positions: makePositions(track, person, year, random).map((stage) => bendStage(stage, bend)),
    studies: makeStudies(track, person, year).map((stage) => bendStage(stage, bend)),
    skills: skillNames.map((name) => translations[name] ?? name),
    languages: track.languages,
    accent: random.pick(['#0b6b50', '#1d4e89', '#3d3a8c', '#7a3b12', '#225a5c', '#5b2d82', '#2b4254']),
  };
}

/** Latest first; the first one is the current position. */
function makePositions(track: Track, person: Person, year: number, random: Random): CurriculumEntry[] {
  const count = person.age < 21 ? 2 : 3;
  const longest = Math.max(1, Math.floor((person.age - 17) / count));
  let end = year;
  return random.sample(track.positions, count).map(({ title, place, points }, index) => {
    const start = end - Math.max(1, random.integer(Math.ceil(longest / 2), longest));
    const until = index === 0 ? textsIn(track.language).curriculum.present : String(end);
    end = start;
    return { period: `${start} – ${until}`, title, place, points };
  });
}

function makeStudies(track: Track, person: Person, year: number): CurriculumEntry[] {
  const [school, highest] = track.studies;
  const finished = year - person.age + 19;
  const from = finished + 1;
  const until = from + 3 >= year ? textsIn(track.language).curriculum.present : String(from + 3);
  return [
    ...(highest
      ? [
          {
            period: `${Math.min(from, year)} – ${until}`,
            title: highest.title,
            place: highest.school,
            points: [],
          },
        ]
      : []),
    ...(school
      ? [{ period: `${finished - 3} – ${finished}`, title: school.title, place: school.school, points: [] }]
      : []),
  ];
}

function bendStage(stage: CurriculumEntry, bend: (text: string) => string): CurriculumEntry {
  return { ...stage, title: bend(stage.title), points: stage.points.map(bend) };
}

function writeStage({ period, title, place, points }: CurriculumEntry): string {
  return [`${title}, ${place} (${period})`, ...points.map((point) => `– ${point}`)].join('\n');
}

/** A curriculum for every seeker, certificates for some; the demo student has all of the track's. */
function makeDocuments(
  person: Person,
  track: Track,
  facts: CurriculumFacts,
  seekerId: number,
  createdAt: Date,
  random: Random,
): Omit<DemoDocument, 'id'>[] {
  const isStudent = seekerId === 1;
  const titles = isStudent
    ? track.certificates
    : random.sample(track.certificates, random.pick([0, 0, 1, 1, 2]));
  const uploadedAt = (days: number) => addDays(createdAt, days);
  const surname = `${person.firstName} ${person.lastName}`.replaceAll(' ', '-');
  return [
    {
      seekerId,
      name: `CV-${surname}.pdf`,
      uploadedAt: uploadedAt(1),
      content: { kind: 'curriculum', facts },
    },
    ...titles.map((title, index): Omit<DemoDocument, 'id'> => {
      const date = writeDate(addDays(createdAt, -random.integer(200, 900)))
        .split('-')
        .reverse()
        .join('.');
      return {
        seekerId,
        name: `${inflectGender(title, person.presents).replaceAll('/', '-')}.pdf`,
        uploadedAt: uploadedAt(2 + index * 9),
        content: {
          kind: 'certificate',
          facts: {
            language: track.language,
            title: inflectGender(title, person.presents),
            holder: facts.name,
            issuer: random.pick(textsIn(track.language).certificate.issuers),
            date,
            accent: facts.accent,
          },
        },
      };
    }),
  ];
}

/** All seekers in the order of `persons`. */
export function makeSeekers(today: Date, firstUserId: (order: number) => number): SeekerRows[] {
  return persons.map((person, order) =>
    makeSeeker(person, order, { user: firstUserId(order), seeker: order + 1 }, today),
  );
}
