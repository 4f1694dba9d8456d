import { translate } from '@metier/sdk/rules';
import type * as english from './job-drafts.texts';

export const jobDraftsTexts = translate<typeof english.jobDraftsTexts>('server/job-drafts/job-drafts')({
  tooMany: (most) => `Ha ${most} bozze e annunci programmati. Ne scarti prima uno.`,
  changed: 'Questa bozza è stata modificata in un’altra scheda o su un altro dispositivo.',
  scheduled: 'Questo annuncio è programmato. Lo salvi con la sua data oppure annulli prima la pubblicazione.',
  notScheduled: 'Questo annuncio non è programmato.',
  gone: 'Questa bozza è già stata pubblicata o scartata.',
  past: 'Scelga un momento nel futuro.',
  far: 'Scelga un momento entro un anno.',
  beforePublication: 'Questo giorno precede la pubblicazione.',
});
