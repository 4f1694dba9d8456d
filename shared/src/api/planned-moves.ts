import type { PlannedMovesBody, PlannedMovesReply, UndoMovesReply } from '../contract/index';
import type { Http } from './http';

/** Plans a move of up to 100 applications, which takes effect in a minute. */
export const planMoves = (http: Http, moves: PlannedMovesBody): Promise<PlannedMovesReply> =>
  http.post('auth/planned-moves/', moves);

/** Undoes planned moves; the reply names those that have not taken effect. */
export const undoMoves = (http: Http, moves: readonly number[]): Promise<UndoMovesReply> =>
  http.post('auth/planned-moves/undo/', { moves });
