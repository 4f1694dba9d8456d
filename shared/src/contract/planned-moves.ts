import { Type, type Static } from 'typebox';
import { LANGUAGES, REJECTION_REASONS, TEMPLATE_MAX_LENGTH, valuesOf } from '../rules/index';
import { ApplicationStatus, PlannedMove } from './applications';
import { Id, OneOf, RequiredText, SiteLanguage } from './common';

export const RejectionReason = OneOf(valuesOf(REJECTION_REASONS));

/** The message of a move in one language, in which its subject and its placeholders are filled in. */
export const MoveLetter = Type.Object({ language: SiteLanguage, message: RequiredText(TEMPLATE_MAX_LENGTH) });
export type MoveLetter = Static<typeof MoveLetter>;

/**
 * Moves that take effect in a minute unless they are undone. Each candidate gets the one of `letters` in the
 * application's `letter_language`, else the first; messages may have placeholders. `message` stands for one letter
 * in the language that it is recognised as. `reason` belongs to a rejection.
 */
export const PlannedMovesBody = Type.Object({
  applications: Type.Array(Id, { minItems: 1, maxItems: 100 }),
  status: ApplicationStatus,
  reason: Type.Optional(RejectionReason),
  message: Type.Optional(RequiredText(TEMPLATE_MAX_LENGTH)),
  letters: Type.Optional(Type.Array(MoveLetter, { minItems: 1, maxItems: LANGUAGES.length })),
});
export type PlannedMovesBody = Static<typeof PlannedMovesBody>;

/** The planned moves, and the applications that cannot be moved with the reasons. */
export const PlannedMovesReply = Type.Object({
  planned: Type.Array(Type.Object({ ...PlannedMove.properties, application: Id })),
  refused: Type.Array(Type.Object({ application: Id, detail: Type.String() })),
});
export type PlannedMovesReply = Static<typeof PlannedMovesReply>;

/** Ids of planned moves. */
export const UndoMovesBody = Type.Object({ moves: Type.Array(Id, { minItems: 1, maxItems: 100 }) });
export type UndoMovesBody = Static<typeof UndoMovesBody>;

/** Ids of the moves that were undone; the others have taken effect. */
export const UndoMovesReply = Type.Object({ undone: Type.Array(Id) });
export type UndoMovesReply = Static<typeof UndoMovesReply>;
