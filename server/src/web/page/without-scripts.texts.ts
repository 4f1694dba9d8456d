import { defineTranslated } from '../../languages/define-translated';

/** What a page says that came without its content, to a person whose browser runs no scripts. */
export const withoutScriptsTexts = defineTranslated(
  'server/web/without-scripts',
  {
    late: {
      title: 'This page took too long',
      message:
        'Many people are here at the moment. Your browser runs no scripts, so please load the page again.',
    },
    needsScripts: {
      title: 'This page needs scripts',
      message: 'Searching and reading works without them. For everything else, please allow JavaScript here.',
    },
    again: 'Load Again',
    search: 'Search for jobs',
    keyword: 'Keyword',
    location: 'Location',
    submit: 'Search',
    support: 'Support',
    privacy: 'Privacy',
    terms: 'Terms',
  },
  (translated) => ({
    de: translated({
      late: {
        title: 'Diese Seite hat zu lange gebraucht',
        message:
          'Im Moment sind viele Menschen hier. Ihr Browser führt keine Skripte aus: Laden Sie die Seite bitte noch einmal.',
      },
      needsScripts: {
        title: 'Diese Seite braucht Skripte',
        message: 'Suchen und Lesen geht auch ohne. Für alles andere erlauben Sie hier bitte JavaScript.',
      },
      again: 'Noch einmal laden',
      search: 'Stellen suchen',
      keyword: 'Suchbegriff',
      location: 'Ort',
      submit: 'Suchen',
      support: 'Hilfe',
      privacy: 'Datenschutz',
      terms: 'Nutzungsbedingungen',
    }),
    fr: translated({
      late: {
        title: 'Cette page a mis trop de temps',
        message:
          'Il y a beaucoup de monde en ce moment. Votre navigateur n’exécute pas de scripts\u00a0: veuillez recharger la page.',
      },
      needsScripts: {
        title: 'Cette page a besoin de scripts',
        message:
          'On peut chercher et lire sans eux. Pour tout le reste, veuillez autoriser JavaScript sur ce site.',
      },
      again: 'Recharger la page',
      search: 'Chercher un emploi',
      keyword: 'Mot-clé',
      location: 'Lieu',
      submit: 'Chercher',
      support: 'Aide',
      privacy: 'Confidentialité',
      terms: 'Conditions',
    }),
    it: translated({
      late: {
        title: 'Questa pagina ci ha messo troppo',
        message:
          'In questo momento ci sono molte persone. Il Suo browser non esegue script: ricarichi la pagina.',
      },
      needsScripts: {
        title: 'Questa pagina ha bisogno di script',
        message:
          'Si può cercare e leggere anche senza. Per tutto il resto, consenta JavaScript su questo sito.',
      },
      again: 'Ricarica la pagina',
      search: 'Cerca un lavoro',
      keyword: 'Parola chiave',
      location: 'Luogo',
      submit: 'Cerca',
      support: 'Assistenza',
      privacy: 'Protezione dei dati',
      terms: 'Condizioni',
    }),
  }),
);
