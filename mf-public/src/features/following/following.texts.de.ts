import { german, translate } from '@metier/sdk/rules';
import type * as english from './following.texts';

export const followingTexts = translate<typeof english.followingTexts>('public/following/following')({
  title: 'Firmen, denen Sie folgen',
  lead: 'Neue Stellen dieser Firmen erhalten Sie als Mitteilung.',
  channels: 'Mitteilungen anpassen',
  list: 'Firmen, denen Sie folgen',
  openJobs: (count) =>
    count === 0
      ? 'Keine offenen Stellen'
      : german.plural(count, { one: '1 offene Stelle', other: `${german.count(count)} offene Stellen` }),
  unfollow: 'Nicht mehr folgen',
  pages: 'Seiten der Firmen',
  empty: {
    title: 'Sie folgen noch keiner Firma',
    text: 'Öffnen Sie eine Firma von einer ihrer Stellen aus und wählen Sie «Folgen». Neue Stellen erhalten Sie dann als Mitteilung.',
    action: 'Stellen suchen',
  },
  failedLoad: {
    title: 'Die Firmen konnten nicht geladen werden',
    text: 'Es ist nichts verloren. Bitte versuchen Sie es noch einmal.',
  },
});
