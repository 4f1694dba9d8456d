import type { Track } from './track';

/** French- and Italian-speaking students and candidates. */
export const tracksLatin: Track[] = [
  {
    id: 'care-fr',
    language: 'fr',
    fields: ['care'],
    studies: [
      { title: 'Maturité spécialisée santé', school: 'École de culture générale' },
      { title: 'Bachelor en soins infirmiers', school: 'Haute école de santé' },
    ],
    positions: [
      {
        title: 'Auxiliaire de santé CRS',
        place: 'EMS Les Tilleuls',
        points: ['Accompagnement de dix résidents le week-end', 'Transmissions orales et écrites'],
      },
      {
        title: 'Stage en médecine interne',
        place: 'Hôpital régional',
        points: ['Démarche de soins sous supervision', 'Pansements et prélèvements'],
      },
      {
        title: 'Bénévole',
        place: 'Croix-Rouge, transports',
        points: ['Un après-midi par semaine au volant'],
      },
    ],
    biographies: [
      'Étudiant·e en soins, je cherche un poste où l’on apprend encore à regarder. J’aime les équipes qui se parlent et les matins clairs.',
      'Soigner, c’est rassurer sans mentir. Je joue du violoncelle, assez mal, avec conviction.',
    ],
    motivations: [
      'Mes week-ends en EMS m’ont appris à prendre mon temps quand il en manque. C’est ce que je voudrais apporter à votre équipe.',
      'Votre manière d’organiser les tournées m’a plu : de la confiance, une équipe joignable, des gens que l’on revoit.',
    ],
    skills: ['Patient care', 'Wound care', 'First aid', 'Documentation', 'Teamwork'],
    certificates: ['Certificat d’auxiliaire de santé CRS', 'BLS-AED'],
    languages: ['Français (langue maternelle)', 'Allemand B1', 'Anglais B2'],
  },
  {
    id: 'social-fr',
    language: 'fr',
    fields: ['childcare', 'social', 'teaching'],
    studies: [
      { title: 'CFC d’assistant·e socio-éducatif·ve', school: 'École professionnelle' },
      { title: 'Bachelor en travail social', school: 'HES-SO' },
    ],
    positions: [
      {
        title: 'Remplaçant·e en crèche',
        place: 'Les Petits Pas',
        points: ['Groupe des trotteurs, sorties quotidiennes', 'Accueil des familles'],
      },
      {
        title: 'Moniteur·trice de camp',
        place: 'Colonies du Jura',
        points: ['Six étés, deux cents kilomètres à pied'],
      },
      {
        title: 'Devoirs surveillés',
        place: 'École primaire',
        points: ['Soutien en français et mathématiques'],
      },
    ],
    biographies: [
      'J’aime les enfants qui posent trop de questions et les adolescents qui n’en posent plus. Dans les deux cas, j’écoute.',
      'Calme, organisé·e, un peu clown. Je cherche un temps partiel compatible avec mes études.',
    ],
    motivations: [
      'Les camps m’ont appris la patience et l’organisation ; la crèche, la tendresse et les horaires. Je me réjouis de réunir les deux chez vous.',
      'J’ai lu votre projet pédagogique avec plaisir, surtout la page sur le droit à l’erreur.',
    ],
    skills: ['Child development', 'Teaching', 'Conflict resolution', 'First aid', 'Teamwork'],
    certificates: ['Moniteur·trice J+S', 'Premiers secours enfants'],
    languages: ['Français (langue maternelle)', 'Anglais B2', 'Portugais B1'],
  },
  {
    id: 'watch-fr',
    language: 'fr',
    fields: ['watchmaking', 'craft', 'engineering'],
    studies: [
      { title: 'CFC d’horlogerie', school: 'École technique de la Vallée' },
      { title: 'Technicien·ne ES en microtechnique', school: 'CIFOM' },
    ],
    positions: [
      {
        title: 'Opérateur·trice en horlogerie',
        place: 'Ateliers du Crêt',
        points: ['Assemblage de calibres automatiques', 'Contrôle de marche'],
      },
      {
        title: 'Stage rhabillage',
        place: 'Horlogerie Ancienne',
        points: ['Nettoyage et révision de pendulettes'],
      },
      { title: 'Décolletage', place: 'Microvis SA', points: ['Réglage sur trois tours CNC'] },
    ],
    biographies: [
      'Je démonte des réveils depuis mes huit ans ; depuis l’apprentissage, je sais aussi les remonter.',
      'La précision me repose. À côté de l’établi, je cours en montagne, sans chronomètre.',
    ],
    motivations: [
      'Assembler un mouvement du premier pont au réglage final, voilà ce que je cherche depuis ma formation.',
      'Trois tours CNC, deux équipes et très peu de rebuts : c’est mon quotidien actuel. Je voudrais aller plus loin chez vous.',
    ],
    skills: ['Micro-assembly', 'CNC', 'Quality control', 'AutoCAD', 'Documentation'],
    certificates: ['CFC d’horloger', 'Contrôle dimensionnel'],
    languages: ['Français (langue maternelle)', 'Allemand A2', 'Anglais B1'],
  },
  {
    id: 'it-fr',
    language: 'fr',
    fields: ['it'],
    studies: [
      { title: 'CFC d’informaticien·ne', school: 'EPSIC' },
      { title: 'Bachelor en informatique', school: 'HEIG' },
    ],
    positions: [
      {
        title: 'Développeur·se à temps partiel',
        place: 'Studio Hublot',
        points: ['Site de billetterie en Vue et Node.js', 'Migration sans interruption'],
      },
      {
        title: 'Support informatique',
        place: 'Gymnase cantonal',
        points: ['Guichet, imprimantes et diplomatie'],
      },
      { title: 'Assistanat', place: 'Haute école', points: ['Travaux pratiques de bases de données'] },
    ],
    biographies: [
      'Je préfère trois lignes claires à une ligne géniale. Passionné·e de cartes, j’en programme aussi.',
      'Étudiant·e en informatique, je cherche une équipe où l’on relit le code avec bienveillance.',
    ],
    motivations: [
      'Votre plateforme est utilisée à la clinique où travaille ma sœur : j’en connais les qualités et deux petits défauts, que j’aimerais corriger.',
      'J’ai mis en ligne une billetterie qui tient les soirs de première. Tenir la charge me plaît, expliquer aussi.',
    ],
    skills: ['TypeScript', 'SQL', 'Linux', 'Python', 'React'],
    certificates: ['CFC d’informaticien·ne', 'Administration Linux'],
    languages: ['Français (langue maternelle)', 'Anglais C1'],
  },
  {
    id: 'gastro-fr',
    language: 'fr',
    fields: ['hospitality', 'food', 'retail', 'farming'],
    studies: [
      { title: 'École obligatoire', school: 'Collège des Vergers' },
      { title: 'CFC de l’hôtellerie-restauration', school: 'École professionnelle de Montreux' },
    ],
    positions: [
      {
        title: 'Serveur·se',
        place: 'Brasserie du Port',
        points: ['Soixante couverts par service', 'Conseil des vins de la région'],
      },
      { title: 'Vente', place: 'Fromagerie du Marché', points: ['Étal du samedi, quatre ans'] },
      { title: 'Vendanges', place: 'Cave du village', points: ['Six saisons, jamais deux pareilles'] },
    ],
    biographies: [
      'J’aime quand une salle est pleine et que tout le monde est bien servi. Je retiens les prénoms et les allergies.',
      'Entre deux saisons, je voyage. Entre deux voyages, je travaille dur et avec le sourire.',
    ],
    motivations: [
      'Deux jours de congé groupés et une équipe qui rit : votre annonce m’a parlé tout de suite.',
      'Je connais vos produits, je les achète. Les vendre serait la suite logique.',
    ],
    skills: ['Customer service', 'Wine service', 'Cash desk', 'HACCP', 'Barista'],
    certificates: ['CFC de restauration', 'Hygiène HACCP'],
    languages: ['Français (langue maternelle)', 'Anglais B2', 'Espagnol B1'],
  },
  {
    id: 'business-fr',
    language: 'fr',
    fields: ['finance', 'public', 'media', 'office'],
    studies: [
      { title: 'Maturité gymnasiale', school: 'Lycée cantonal' },
      { title: 'Bachelor en économie d’entreprise', school: 'Haute école de gestion' },
    ],
    positions: [
      { title: 'Aide-comptable', place: 'Fiduciaire du Lac', points: ['Saisie, TVA, rappels aimables'] },
      {
        title: 'Réception',
        place: 'Office du tourisme',
        points: ['Trois langues au comptoir', 'Statistiques de fréquentation'],
      },
      { title: 'Trésorerie', place: 'Association étudiante', points: ['Budget de quarante mille francs'] },
    ],
    biographies: [
      'Les chiffres racontent des histoires, encore faut-il les écouter. Je fais du théâtre amateur, ce qui aide pour les présentations.',
      'Organisé·e, curieux·se, ponctuel·le. Je cherche un premier poste où l’on m’explique le pourquoi.',
    ],
    motivations: [
      'Chez vous, on suit les clients toute l’année. C’est cette continuité qui m’attire, après deux stages trop courts.',
      'Le service public m’intéresse parce qu’il ne choisit pas son public. J’écris clairement et je classe vite.',
    ],
    skills: ['Bookkeeping', 'Excel', 'Customer service', 'Copywriting', 'SAP'],
    certificates: ['Certificat de comptabilité', 'Goethe-Zertifikat B1'],
    languages: ['Français (langue maternelle)', 'Allemand B1', 'Anglais B2'],
  },
  {
    id: 'build-fr',
    language: 'fr',
    fields: ['building', 'logistics', 'engineering'],
    studies: [
      { title: 'École obligatoire', school: 'Cycle d’orientation' },
      { title: 'CFC du bâtiment', school: 'École professionnelle' },
    ],
    positions: [
      {
        title: 'Maçon·ne',
        place: 'Bâti-Rhône SA',
        points: ['Rénovation de chalets et ponts', 'Encadrement d’un apprenti'],
      },
      { title: 'Magasinier·ère', place: 'Dépôt des Îles', points: ['Cariste, inventaires, chargements'] },
      { title: 'Pompier volontaire', place: 'Commune', points: ['Huit ans, formation gestes qui sauvent'] },
    ],
    biographies: [
      'Dehors par tous les temps, à l’heure tous les matins. J’aime les équipes où l’on se comprend d’un signe.',
      'Je construis, je répare, je range. Le soir, je prépare un brevet.',
    ],
    motivations: [
      'La rénovation en montagne est mon métier et mon plaisir. Vos chantiers, je les ai déjà visités le dimanche.',
      'Je cherche une entreprise qui forme et qui garde ses gens ; c’est votre réputation.',
    ],
    skills: ['Masonry', 'Forklift licence', 'Working at heights', 'Driving licence B', 'Teamwork'],
    certificates: ['CFC de maçon·ne', 'Permis cariste R1'],
    languages: ['Français (langue maternelle)', 'Portugais (langue maternelle)'],
  },
  {
    id: 'care-it',
    language: 'it',
    fields: ['care', 'teaching'],
    studies: [
      { title: 'AFC di operatore/trice sociosanitario/a', school: 'Scuola SSPSS' },
      { title: 'Bachelor in cure infermieristiche', school: 'SUPSI' },
    ],
    positions: [
      {
        title: 'Operatore/trice sociosanitario/a',
        place: 'Casa anziani San Rocco',
        points: ['Cura quotidiana di sette residenti', 'Animazione del pomeriggio'],
      },
      { title: 'Stage ospedaliero', place: 'Ospedale regionale', points: ['Reparto di geriatria, tre mesi'] },
      { title: 'Colonia estiva', place: 'Comune', points: ['Cinquanta bambini e molte ginocchia sbucciate'] },
    ],
    biographies: [
      'Mi piace curare con calma e con le mani calde. Canto in un coro e cammino volentieri in valle.',
      'Studio cure infermieristiche e lavoro nel fine settimana. So ascoltare, anche in dialetto.',
    ],
    motivations: [
      'Nella Sua struttura ho fatto visita a mia zia: ricordo il giardino e il tono gentile. Vorrei contribuire a entrambi.',
      'Dopo tre mesi in geriatria ho capito che è il mio posto. Imparo in fretta e chiedo quando non so.',
    ],
    skills: ['Patient care', 'First aid', 'Kinaesthetics', 'Documentation', 'Teamwork'],
    certificates: ['AFC OSS', 'BLS-DAE'],
    languages: ['Italiano (lingua madre)', 'Tedesco B1', 'Inglese B1'],
  },
  {
    id: 'service-it',
    language: 'it',
    fields: ['hospitality', 'food', 'retail'],
    studies: [
      { title: 'Scuola media', school: 'Scuola media' },
      { title: 'AFC impiegato/a d’albergo', school: 'Scuola superiore alberghiera' },
    ],
    positions: [
      {
        title: 'Receptionist',
        place: 'Albergo Riva',
        points: ['Check-in in quattro lingue', 'Prenotazioni e reclami'],
      },
      { title: 'Cameriere/a', place: 'Grotto al Torrente', points: ['Cinque estati, polenta compresa'] },
      { title: 'Vendita', place: 'Gastronomia del Corso', points: ['Banco formaggi e cassa'] },
    ],
    biographies: [
      'Accogliere mi viene naturale: in casa eravamo in nove. Cerco una stagione lunga e una squadra allegra.',
      'Parlo quattro lingue, tre bene. Mi piacciono i mattini presto e i tavoli apparecchiati.',
    ],
    motivations: [
      'Il Suo albergo è quello dove mia nonna festeggiava i compleanni. Mi piacerebbe stare dall’altra parte del bancone.',
      'Cinque estati in un grotto insegnano il ritmo, il sorriso e il peso dei vassoi.',
    ],
    skills: ['Customer service', 'Wine service', 'Cash desk', 'Cooking', 'Barista'],
    certificates: ['AFC', 'Corso sommelier base'],
    languages: ['Italiano (lingua madre)', 'Tedesco B2', 'Inglese B2', 'Francese B1'],
  },
  {
    id: 'business-it',
    language: 'it',
    fields: ['finance', 'building', 'office'],
    studies: [
      { title: 'Maturità commerciale', school: 'SCC Bellinzona' },
      { title: 'Bachelor in economia aziendale', school: 'SUPSI' },
    ],
    positions: [
      {
        title: 'Impiegato/a di commercio',
        place: 'Studio fiduciario',
        points: ['Salari e IVA per trenta clienti'],
      },
      { title: 'Amministrazione cantieri', place: 'Edilval SA', points: ['Offerte, bollettini, fatture'] },
      { title: 'Volontariato', place: 'Banco alimentare', points: ['Turni del sabato'] },
    ],
    biographies: [
      'Ordine e umorismo: in ufficio servono entrambi. Gioco a hockey, in porta.',
      'Mi piacciono i bilanci che tornano e i colleghi che restano.',
    ],
    motivations: [
      'Ho lavorato con artigiani e so che una fattura chiara vale un caffè pagato.',
      'Cerco un ufficio dove si parli con i clienti e non solo dei clienti.',
    ],
    skills: ['Bookkeeping', 'Excel', 'Abacus', 'Customer service', 'Documentation'],
    certificates: ['Attestato di contabilità', 'Telc Deutsch B2'],
    languages: ['Italiano (lingua madre)', 'Tedesco B2', 'Inglese B2'],
  },
];
