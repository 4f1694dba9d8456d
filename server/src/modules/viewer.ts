import type { SessionUser } from '../http/session';

/** The signed-in person as the services know them: who, and in which role. */
export type Viewer = Pick<SessionUser, 'id' | 'accountType'>;
