import type { SessionUser } from '../http/session/session';

/** The signed-in user as services receive them: id and role. */
export type Viewer = Pick<SessionUser, 'id' | 'accountType'>;
