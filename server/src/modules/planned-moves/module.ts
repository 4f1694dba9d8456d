import { plannedMovesData } from '../../db/schema/planned-moves';
import type { Module } from '../../module';
import { plannedMovesRoutes } from './planned-moves.routes';
import { handlePlannedMoves } from './planned-moves.service';

export const plannedMovesModule = {
  routes: [{ prefix: '/auth/planned-moves', routes: plannedMovesRoutes }],
  tasks: [handlePlannedMoves],
  personalData: { plannedMoves: plannedMovesData },
} satisfies Module;
