import {
  ACCOUNT_TYPES,
  INTERVIEW_KINDS,
  INTERVIEW_STATES,
  valuesOf,
  type AccountType,
  type InterviewKind,
  type InterviewState,
} from '@metier/sdk/rules';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { declare } from '../personal-data/declaration';
import { ofAny, ofCompany, ofInterviews, ofSeeker } from '../personal-data/whose';
import { applications } from './applications';
import { createdMoment, identity, isOneOf, moment, timeRange } from './columns';
import { jobproviders } from './jobproviders';
import { jobseekers } from './jobseekers';

export const interviews = pgTable(
  'interviews',
  {
    id: identity(),
    applicationId: integer()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** Its company and its candidate, as of the application. */
    jobproviderId: integer()
      .notNull()
      .references(() => jobproviders.id, { onDelete: 'cascade' }),
    jobseekerId: integer()
      .notNull()
      .references(() => jobseekers.id, { onDelete: 'cascade' }),
    state: text().$type<InterviewState>().notNull().default('offered'),
    kind: text().$type<InterviewKind>().notNull(),
    /** Address, link or phone number, depending on the kind. */
    place: text().notNull(),
    minutes: integer().notNull(),
    interviewers: text().array().notNull(),
    note: text().notNull().default(''),
    /** The latest words with a proposal, a refusal or a cancellation. */
    message: text().notNull().default(''),
    /** The booked time; null in every other state. */
    startsAt: moment(),
    /** Identifies the event in calendars, also after changes. */
    uid: text().notNull().unique(),
    /** Number of the last calendar file; calendars ignore a file with a lower one. */
    sequence: integer().notNull().default(0),
    createdAt: createdMoment(),
  },
  (interview) => [
    index('interviews_application_idx').on(interview.applicationId, interview.id),
    index('interviews_company_idx').on(interview.jobproviderId),
    index('interviews_candidate_idx').on(interview.jobseekerId),
    index('interviews_company_open_idx')
      .on(interview.jobproviderId, interview.startsAt.asc().nullsFirst(), interview.id)
      .where(sql`${interview.state} in ('offered', 'proposed', 'booked')`),
    index('interviews_candidate_open_idx')
      .on(interview.jobseekerId, interview.startsAt.asc().nullsFirst(), interview.id)
      .where(sql`${interview.state} in ('offered', 'proposed', 'booked')`),
    check('interviews_state_check', isOneOf(interview.state, INTERVIEW_STATES)),
    check('interviews_kind_check', isOneOf(interview.kind, valuesOf(INTERVIEW_KINDS))),
    check(
      'interviews_booked_check',
      sql`(${interview.state} = 'booked') = (${interview.startsAt} is not null)`,
    ),
  ],
);

export const interviewsData = declare(interviews, {
  rows: ofAny(
    interviews,
    interviews.id,
    ofSeeker(interviews.jobseekerId),
    ofCompany(interviews.jobproviderId),
  ),
  columns: {
    id: 'not personal',
    applicationId: 'shared',
    jobproviderId: 'shared',
    jobseekerId: 'shared',
    state: 'shared',
    kind: 'shared',
    place: 'shared',
    minutes: 'shared',
    interviewers: 'shared',
    note: 'shared',
    message: 'shared',
    startsAt: 'shared',
    uid: 'shared',
    sequence: 'not personal',
    createdAt: 'shared',
  },
  // With the server's secret it makes the link of the invitation.
  secret: ['uid'],
  onExport: 'included',
  onDeletion: 'deleted',
  onAnonymisation: 'deleted',
});

/** Times that one side has offered to the other. */
export const interviewSlots = pgTable(
  'interview_slots',
  {
    id: identity(),
    interviewId: integer()
      .notNull()
      .references(() => interviews.id, { onDelete: 'cascade' }),
    startsAt: moment().notNull(),
    proposedBy: text().$type<AccountType>().notNull(),
  },
  (slot) => [
    unique('interview_slots_key').on(slot.interviewId, slot.startsAt, slot.proposedBy),
    check('interview_slots_side_check', isOneOf(slot.proposedBy, valuesOf(ACCOUNT_TYPES))),
  ],
);

export const interviewSlotsData = declare(interviewSlots, {
  rows: ofInterviews(interviewSlots.interviewId),
  columns: { id: 'not personal', interviewId: 'shared', startsAt: 'shared', proposedBy: 'shared' },
  onExport: 'included',
  onDeletion: 'deleted',
});

/**
 * Booked time of each participant of an interview. The exclusion constraint `interview_bookings_no_overlap`,
 * written in the migration, refuses two bookings of one participant that overlap.
 */
export const interviewBookings = pgTable(
  'interview_bookings',
  {
    id: identity(),
    interviewId: integer()
      .notNull()
      .references(() => interviews.id, { onDelete: 'cascade' }),
    /** `candidate:` with an id, or `company:` with an id and the folded name of an interviewer. */
    participant: text().notNull(),
    during: timeRange().notNull(),
  },
  (booking) => [index('interview_bookings_interview_idx').on(booking.interviewId)],
);

export const interviewBookingsData = declare(interviewBookings, {
  rows: ofInterviews(interviewBookings.interviewId),
  columns: { id: 'not personal', interviewId: 'shared', participant: 'shared', during: 'shared' },
  // The interview itself says who meets when.
  onExport: 'none',
  onDeletion: 'deleted',
});
