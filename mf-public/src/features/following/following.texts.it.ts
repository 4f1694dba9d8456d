import { italian, translate } from '@metier/sdk/rules';
import type * as english from './following.texts';

export const followingTexts = translate<typeof english.followingTexts>('public/following/following')({
  title: 'Aziende seguite',
  lead: 'Per i loro nuovi annunci riceve una notifica.',
  channels: 'Scegliere come',
  list: 'Aziende che segue',
  openJobs: (count) =>
    count === 0
      ? 'Nessun annuncio aperto'
      : italian.plural(count, { one: '1 annuncio aperto', other: `${italian.count(count)} annunci aperti` }),
  unfollow: 'Non seguire più',
  pages: 'Pagine delle aziende',
  empty: {
    title: 'Non segue ancora nessuna azienda',
    text: 'Apra un’azienda da uno dei suoi annunci e scelga «Seguire». Riceverà poi una notifica per i suoi nuovi annunci.',
    action: 'Cercare un lavoro',
  },
  failedLoad: {
    title: 'Impossibile caricare le aziende',
    text: 'Nulla è andato perso. Riprovi.',
  },
});
