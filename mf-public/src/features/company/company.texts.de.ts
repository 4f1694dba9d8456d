import { german, translate } from '@metier/sdk/rules';
import type * as english from './company.texts';

export const companyTexts = translate<typeof english.companyTexts>('public/company/company')({
  home: 'Startseite',
  edit: 'Profil bearbeiten',
  publicPage: 'Öffentliche Seite',
  follow: 'Folgen',
  followers: 'Wer Ihnen folgt',
  followersCount: (count) =>
    german.plural(count, {
      one: '1 Person folgt Ihnen',
      other: `${german.count(count)} Personen folgen Ihnen`,
    }),
  place: 'Ort',
  responseTime: 'Antwortzeit',
  website: 'Website',
  newTab: '(öffnet in einem neuen Tab)',
  reviewsCount: (count) =>
    german.plural(count, { one: '1 Bewertung', other: `${german.count(count)} Bewertungen` }),
  toJobs: 'Offene Stellen',
  facts: { industry: 'Branche', size: 'Grösse', founded: 'Gegründet', languages: 'Arbeitssprachen' },
  pictures: {
    title: 'Bilder',
    place: (place, count) => `Bild ${place} von ${count}`,
    previous: 'Vorheriges Bild',
    next: 'Nächstes Bild',
  },
  quotes: { title: 'Aus den Bewertungen', quoted: (words) => `«${words}»` },
  about: {
    title: 'Über die Firma',
    none: 'Diese Firma hat sich noch nicht vorgestellt.',
    tabs: { mission: 'Mission', advantages: 'Vorteile', ethics: 'Arbeitskultur' },
    empty: {
      mission: 'Diese Firma hat ihre Mission noch nicht beschrieben.',
      advantages: 'Diese Firma hat noch keine Vorteile aufgeführt.',
      ethics: 'Diese Firma hat ihre Arbeitskultur noch nicht beschrieben.',
    },
  },
  head: {
    openJobs: (count) =>
      german.plural(count, { one: '1 offene Stelle', other: `${german.count(count)} offene Stellen` }),
    rating: (average, count) =>
      `${average} von 5 Sternen (${german.plural(count, { one: '1 Bewertung', other: `${german.count(count)} Bewertungen` })})`,
  },
  jobs: {
    title: 'Offene Stellen',
    map: 'Offene Stellen nach Ort',
    loading: 'Offene Stellen werden geladen\u00a0…',
    none: 'Keine offenen Stellen',
    noneHint: 'Neue erscheinen hier, sobald sie ausgeschrieben sind.',
    search: 'Alle Stellen durchsuchen',
    posted: 'Veröffentlicht',
    failed: 'Die offenen Stellen konnten nicht geladen werden',
    pages: 'Seiten der offenen Stellen',
  },
  reviews: {
    title: 'Bewertungen',
    loading: 'Bewertungen werden geladen\u00a0…',
    none: 'Noch keine Bewertungen',
    noneHint:
      'Wer sich hier beworben hat, kann nach dem Abschluss der Bewerbung eine Bewertung schreiben. Bewertungen zeigen keine Namen.',
    mine: 'Ihre Bewertung',
    pros: 'Gut',
    cons: 'Weniger gut',
    failed: 'Die Bewertungen konnten nicht geladen werden',
    pages: 'Seiten der Bewertungen',
    invitation: 'Ihre Bewerbung hier ist abgeschlossen. Wie war es? Ihr Name wird nicht angezeigt.',
    write: 'Bewertung schreiben',
  },
  safe: 'Der Rest der Seite funktioniert weiterhin. Bitte versuchen Sie es noch einmal.',
  pageOver: 'Diese Seite gibt es nicht.',
  firstPage: 'Zur ersten Seite',
  missing: {
    title: 'Firma nicht gefunden',
    text: 'Sie hat Metier vielleicht verlassen, oder die Adresse enthält einen Tippfehler.',
  },
  failure: {
    title: 'Die Firma konnte nicht geladen werden',
    text: 'Die Angaben zur Firma konnten nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
  },
});
