import { Type, type Static } from 'typebox';
import { INTERVIEW_KINDS, INTERVIEW_LIMITS as LIMITS, INTERVIEW_STATES, valuesOf } from '../rules/index';
import { AccountType, Id, Nullable, OneOf, RequiredText, Timestamp } from './common';

const Kind = OneOf(valuesOf(INTERVIEW_KINDS));
const Minutes = Type.Integer({ minimum: LIMITS.minutesMin, maximum: LIMITS.minutesMax });

/** A time for an interview. `is_taken`: the candidate or an interviewer has another interview then. */
export const InterviewSlot = Type.Object({
  id: Id,
  starts_at: Timestamp,
  proposed_by: AccountType,
  is_taken: Type.Boolean(),
});
export type InterviewSlot = Static<typeof InterviewSlot>;

/** An interview about an application. `starts_at` and `calendar`, its calendar file, exist once it is booked. */
export const Interview = Type.Object({
  id: Id,
  application: Id,
  job: Type.Object({ id: Id, title: Type.String() }),
  company: Type.Object({ id: Id, name: Type.String() }),
  candidate: Type.Object({ id: Id, name: Type.String() }),
  state: OneOf(INTERVIEW_STATES),
  kind: Kind,
  place: Type.String(),
  minutes: Minutes,
  interviewers: Type.Array(Type.String()),
  note: Type.String(),
  /** The latest words with a proposal, a refusal or a cancellation. */
  message: Type.String(),
  starts_at: Nullable(Timestamp),
  slots: Type.Array(InterviewSlot),
  calendar: Nullable(Type.String()),
});
export type Interview = Static<typeof Interview>;

const Slots = Type.Array(Timestamp, { minItems: 1, maxItems: LIMITS.slots });
const Details = {
  kind: Kind,
  place: RequiredText(LIMITS.place),
  minutes: Minutes,
  interviewers: Type.Array(RequiredText(LIMITS.name), { minItems: 1, maxItems: LIMITS.interviewers }),
  note: Type.Optional(Type.String({ maxLength: LIMITS.note })),
};

/** An offer of times. From `shortlisted` it also moves the application to `interview`. */
export const InterviewOffer = Type.Object({ application: Id, ...Details, slots: Slots });
export type InterviewOffer = Static<typeof InterviewOffer>;

/** A change. New `slots` replace all times and release a booked one; without them the time stays. */
export const InterviewPatch = Type.Partial(Type.Object({ ...Details, slots: Slots }));
export type InterviewPatch = Static<typeof InterviewPatch>;

/** The chosen slot. */
export const BookingBody = Type.Object({ slot: Id });
export type BookingBody = Static<typeof BookingBody>;

const Message = Type.Optional(Type.String({ maxLength: LIMITS.message }));

/** Other times, which release a booked one. */
export const ProposalBody = Type.Object({ slots: Slots, message: Message });
export type ProposalBody = Static<typeof ProposalBody>;

/** The end of an interview, with an optional reason. */
export const InterviewEndBody = Type.Object({ message: Message });
export type InterviewEndBody = Static<typeof InterviewEndBody>;

/** The open interviews, or with `application` all of that application. */
export const InterviewsQuery = Type.Object({ application: Type.Optional(Id) });
export type InterviewsQuery = Static<typeof InterviewsQuery>;

/** The token of the link in a candidate's mail. */
export const InterviewLinkQuery = Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }) });
export type InterviewLinkQuery = Static<typeof InterviewLinkQuery>;
