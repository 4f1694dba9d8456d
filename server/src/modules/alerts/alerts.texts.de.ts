import { translate } from '@metier/sdk/rules';
import type * as english from './alerts.texts';

/** Texts of the alerts' endpoints and mails. */
export const alertsTexts = translate<typeof english.alertsTexts>('server/alerts/alerts')({
  requested: 'Schauen Sie in Ihren Posteingang: Der Link in unserer E-Mail startet das Suchabo.',
  noTerms: 'Wählen Sie mindestens einen Suchbegriff oder Filter.',
  tooMany: (most) => `Sie haben bereits ${most} Suchabos. Löschen Sie eines, um ein weiteres zu speichern.`,
  unknownLink: 'Dieser Link ist nicht mehr gültig. Bitte speichern Sie die Suche noch einmal.',
  unknownAddress: 'Dieser Link ist nicht mehr gültig. Bitte öffnen Sie ihn aus der neuesten E-Mail.',
  title: 'Ihre Suchbegriffe stehen im Titel',
  location: 'Am Ort, nach dem Sie gesucht haben',
  description: (excerpt) => `In der Beschreibung: ${excerpt}`,
  benefits: (excerpt) => `In den Vorteilen: ${excerpt}`,
  filters: (facts) => `Passt zu Ihren Filtern: ${facts.join(', ')}`,
  start: (day) => `ab ${day}`,
  end: (day) => `bis ${day}`,
  in: (place) => `in ${place}`,
});
