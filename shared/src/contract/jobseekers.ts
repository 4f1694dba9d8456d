import { Type, type Static } from 'typebox';
import { CalendarDate, Id, Nullable, OptionalText, PageQuery, RequiredText } from './common';

/** A candidate. Birthdate, street, postal code, favourites and e-mail are present only for that candidate. */
export const JobSeeker = Type.Object({
  id: Id,
  user: Type.Object({
    id: Id,
    email: Type.Optional(Type.String()),
    profile_picture: Nullable(Type.String()),
  }),
  firstname: Type.String(),
  lastname: Type.String(),
  birthdate: Type.Optional(CalendarDate),
  address: Type.Optional(Type.String()),
  city: Type.String(),
  postal_code: Type.Optional(Type.String()),
  region: Type.String(),
  biography: Type.String(),
  experience: Type.String(),
  skill: Type.Array(Id),
  skill_names: Type.Array(Type.String()),
  favorite_job: Type.Optional(Type.Array(Id)),
});
export type JobSeeker = Static<typeof JobSeeker>;

/** Body of the candidate's profile form. `user` defaults to the caller and has to be the caller. */
export const JobSeekerBody = Type.Object({
  user: Type.Optional(Id),
  firstname: RequiredText(100),
  lastname: RequiredText(100),
  birthdate: CalendarDate,
  address: RequiredText(200),
  city: RequiredText(120),
  postal_code: RequiredText(12),
  region: RequiredText(2),
  biography: OptionalText(10_000),
  experience: OptionalText(10_000),
  skill: Type.Optional(Type.Array(Id, { maxItems: 100 })),
});
export type JobSeekerBody = Static<typeof JobSeekerBody>;

const { user: _user, ...answers } = JobSeekerBody.properties;

/** Changed fields; the owner of a profile never changes. */
export const JobSeekerPatch = Type.Partial(
  Type.Object({ ...answers, favorite_job: Type.Array(Id, { maxItems: 1000 }) }),
);
export type JobSeekerPatch = Static<typeof JobSeekerPatch>;

export const JobSeekersQuery = Type.Object({ ...PageQuery.properties, user: Type.Optional(Id) });
export type JobSeekersQuery = Static<typeof JobSeekersQuery>;
