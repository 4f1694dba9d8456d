import { translate } from '@metier/sdk/rules';
import type * as english from './interviews.texts';

export const interviewsTexts = translate<typeof english.interviewsTexts>('server/interviews/interviews')({
  taken: 'Questo orario è appena stato occupato.',
  busyCandidate: 'A quest’ora ha già un altro colloquio.',
  busyInterviewer: 'A quest’ora una persona che conduce il colloquio ne ha già un altro.',
  busyApplicant: 'A quest’ora la persona candidata ha già un altro colloquio.',
  notInvited: 'Inserisca prima questa candidatura nella preselezione.',
  ended: 'Questa candidatura è conclusa.',
  alreadyOpen: 'Per questa candidatura c’è già un colloquio aperto. Modifichi quello.',
  closed: 'Questo colloquio non è più aperto.',
  over: 'Questo colloquio ha già avuto luogo.',
  past: 'Questo orario è passato.',
  tooFar: 'Scelga un orario entro un anno.',
  invalidTime: 'Questo orario non esiste.',
  ownSlot: 'Spetta all’altra parte scegliere uno di questi orari.',
  unknownLink: 'Questo link è incompleto o è stato modificato. Lo apra ancora una volta dall’e-mail.',
  endedLink: 'Questo link non è più valido, perché il colloquio non è più aperto.',
});
