import { LANGUAGES, type ApplicationStatus, type Language, type RejectionReason } from '@metier/sdk/rules';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { declare } from '../personal-data/declaration';
import { ofApplications, ofUser } from '../personal-data/whose';
import { applications } from './applications';
import { identity, isOneOf, moment } from './columns';
import { users } from './users';

/** Moves that can still be undone; each is deleted when it takes effect. */
export const plannedMoves = pgTable(
  'planned_moves',
  {
    id: identity(),
    applicationId: integer()
      .notNull()
      .unique('planned_moves_application_key')
      .references(() => applications.id, { onDelete: 'cascade' }),
    actorId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    toStatus: text().$type<ApplicationStatus>().notNull(),
    reason: text().$type<RejectionReason>(),
    /** The message to the candidate, filled in; null for none. */
    message: text(),
    /** Language of the message and its subject; null for none. */
    language: text().$type<Language>(),
    dueAt: moment().notNull(),
  },
  (move) => [
    index('planned_moves_actor_idx').on(move.actorId),
    check('planned_moves_language_check', isOneOf(move.language, LANGUAGES)),
  ],
);

export const plannedMovesData = declare(plannedMoves, {
  rows: ofUser(plannedMoves.actorId),
  about: ofApplications(plannedMoves.applicationId),
  columns: {
    id: 'not personal',
    applicationId: 'shared',
    actorId: 'shared',
    toStatus: 'shared',
    reason: 'shared',
    message: 'shared',
    language: 'shared',
    dueAt: 'shared',
  },
  onExport: 'included',
  onDeletion: 'deleted',
  onAnonymisation: 'deleted',
});
