import { inCurrentLanguage } from '../../languages/current-language';
import { defineTranslated } from '../../languages/define-translated';

/** Headings of the exported list. */
export const exportColumnsTexts = inCurrentLanguage(
  defineTranslated(
    'server/applications/applications-export',
    {
      applicant: 'Applicant',
      email: 'Email',
      phone: 'Phone',
      job: 'Job',
      location: 'Job location',
      status: 'Status',
      submitted: 'Submitted',
      experience: 'Experience',
      availability: 'Available from',
      salary: 'Expected salary',
      notes: 'Notes',
    },
    (translated) => ({
      de: translated({
        applicant: 'Name',
        email: 'E-Mail',
        phone: 'Telefon',
        job: 'Stelle',
        location: 'Arbeitsort',
        status: 'Status',
        submitted: 'Beworben am',
        experience: 'Erfahrung',
        availability: 'Verfügbar ab',
        salary: 'Lohnvorstellung',
        notes: 'Notizen',
      }),
      fr: translated({
        applicant: 'Nom',
        email: 'E-mail',
        phone: 'Téléphone',
        job: 'Offre',
        location: 'Lieu de travail',
        status: 'Statut',
        submitted: 'Envoyée le',
        experience: 'Expérience',
        availability: 'Disponible dès',
        salary: 'Prétentions salariales',
        notes: 'Notes',
      }),
      it: translated({
        applicant: 'Nome',
        email: 'E-mail',
        phone: 'Telefono',
        job: 'Annuncio',
        location: 'Luogo di lavoro',
        status: 'Stato',
        submitted: 'Inviata il',
        experience: 'Esperienza',
        availability: 'Disponibile dal',
        salary: 'Salario desiderato',
        notes: 'Note',
      }),
    }),
  ),
);
