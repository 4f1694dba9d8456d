/** A situation as people say it, and the word that the search has for it in the same language. */
type Idiom = readonly [said: string, meant: string];

const IDIOMS: readonly Idiom[] = [
  // What any candidate wants
  [
    '(?:(?:sehr )?(?:gut|fair|hoh|höh|besser)e[rnms]? (?:lohn|löhne|gehalt|verdienst|bezahlung)|gut bezahlt(?:e[rnms]?)?)',
    '',
  ],
  ['bien (?:payée?s?|rémunérée?s?)|(?:avec )?(?:un )?bon salaire', ''],
  ['(?:ben|meglio) (?:pagat|retribuit)[oaie]|(?:con )?(?:un )?(?:buono|buon) (?:stipendio|salario)', ''],
  ['(?:well|better)[- ](?:paid|paying)|(?:good|better|great|high) (?:pay|salary|wages?)', ''],
  // Never in the company
  ['100 ?%(?: im)? (remote|home ?-?office)', 'nur $1'],
  ['100 ?%(?: en)? (?:télétravail|à distance)', 'uniquement télétravail'],
  ['100 ?%(?: in)? (?:telelavoro|da remoto)', 'solo telelavoro'],
  // What one does not mind
  ['(?:ist )?(?:auch )?kein problem(?: mit)?|nichts dagegen|macht mir nichts(?: aus)?|stört mich nicht', ''],
  [
    "pas (?:de|un) problème|ne me dérange(?:nt)? pas|(?:nessun|non è un) problema|(?:don['’]t|do not) (?:mind|bother me)|no problem(?: with)?",
    '',
  ],
  ['((?!werk|fahr|flug|spiel|feuer|schlag)\\p{L}{4,})(?:zeugs?|kram)', '$1'],
  ['(?:warum|wieso) (?:auch )?(?:nicht|nid|nöd)|pourquoi pas|perché no|why not', ''],
  // What one has
  ['(?:mit )?eigene[ms] auto|(?:habe? )?(?:ein )?auto (?:vorhanden|habe ich)|habe ein auto|ohne auto', ''],
  ["(?:avec |sans )(?:ma |une )?voiture|j['’]ai une voiture|voiture personnelle", ''],
  ["(?:ho l['’]|con |senza |la mia )auto(?: propria)?|automunit[oa]", ''],
  ['(?:own|have a|without a|my own) car', ''],
  // When one could begin, and why one did not work
  [
    '(?:ab|nächste[nrs]?|kommende[nrs]?|next|dès|prossim[ao]) (?:de[mn] )?(?:sommer|winter|summer|hiver|estate|inverno)(?: 20\\d\\d)?',
    '',
  ],
  ['(?:sommer|winter|summer|été|hiver|estate|inverno) 20\\d\\d', ''],
  [
    '(?:congé|congedo) (?:de )?(?:maternité|parental|maternità|parentale)|(?:maternity|parental) leave|pause bébé',
    '',
  ],
  // No experience
  ['(?:noch )?nie (?:zuvor )?((?:\\p{L}+ ){0,3})(?:gearbeitet|gejobbt)', 'ohne erfahrung $1'],
  ['(?:noch )?nichts gelernt', 'ohne ausbildung'],
  ['jamais (?:encore )?(?:travaillé|bossé)(?: avant)?', 'sans expérience'],
  ['mai lavorato(?: prima)?', 'senza esperienza'],
  ['never (?:worked|had a job)(?: before)?', 'no experience'],
  // What one does not decide
  [
    '(?:ich )?weiss (?:noch )?nicht(?: genau| so recht)?(?:,? (?:was|wo|wie)(?: \\p{L}+){0,2} (?:will|möchte|soll))?',
    '',
  ],
  ['je (?:ne )?sais pas(?: encore)?(?: quoi| ce que \\p{L}+ \\p{L}+)?', ''],
  [
    "non so(?: ancora)?(?: (?:cosa|che cosa)(?: \\p{L}+)?)?|(?:i )?(?:don['’]t|do not) know(?: what| yet)?",
    '',
  ],
  ["pour arrondir (?:mes|les|ses) fins de mois|pour gagner un peu(?: d['’]argent)?", ''],
  ['(?:wäre|ist) mir (?:recht|egal|gleich)|(?:hab(?:e)? ich |habe )?keine zeit', ''],
  ['(?:ü|über) ?[3-6]\\d(?! ?(?:%|prozent))', ''],
  // Done with a school
  ['(?:schule|sek|oberstufe) (?:fertig|abgeschlossen|beendet)|fertig mit der (?:schule|sek)', ''],
  [
    "(?:terminé|fini|finit) (?:l['’]école|le (?:co|cycle))|(?:finito|terminato|finisce) (?:le medie|la scuola)",
    '',
  ],
  // Office work
  [
    'impiegat([oa])(?=\\s*(?:$|[,.;]|\\d|part[- ]time|tempo|a |in |nel |con |ma ))',
    'impiegat$1 amministrativ$1',
  ],
  [
    'assistentin(?=\\s*(?:$|[,.;]|\\d|deutsch|englisch|französisch|italienisch|teilzeit))',
    'administrative assistentin',
  ],
  // Places
  ['des kantons(?= \\p{L})', 'kanton'],
  // People to lead
  [
    '(?:ein team|eine gruppe|leute|eine baustelle|eine abteilung|eine station) (?:zu )?(?:führen|leiten|übernehmen)',
    'teamleitung',
  ],
  ['(?:eine? )?(filiale|laden|geschäft) (?:zu )?(?:führen|leiten|übernehmen)', 'filialleitung'],
  [
    '(?:dirige|gère|conduit|encadre)(?:r)? (?:une (?:petite )?équipe|un service|un rayon)|(?:gérer|conduire) une équipe',
    "chef d'équipe",
  ],
  ['(?:guidare|dirigere|condurre)(?: io)? (?:una squadra|un team|un gruppo|un reparto)', 'caposquadra'],
  [
    '(?:lead|leading|manage|managing|run|running) (?:a|the) (?:team|ward|department|shift)|(?:lead|manage|managing) people|step(?:ping)? up',
    'team leader',
  ],
  // No people to lead
  [
    '(?:niemanden?|keine? (?:leute|team|mitarbeiter\\p{L}*)) (?:zu )?(?:führen|leiten)',
    'ohne führungsverantwortung',
  ],
  ["sans (?:équipe à gérer|gérer d['’]équipe|encadrement)", 'sans responsabilités'],
  ['senza (?:gestire|dirigere) (?:persone|personale|un team)', 'senza responsabilità'],
  // Servers that are machines
  [
    '(linux|windows|unix|sql|mail|web|netzwerke?|cloud|network(?:s|ing)?)(?: und| et| and| e)? servers?',
    '$1',
  ],
  ['(bus|tram|auto) (oder|und) zug', '$1 $2 eisenbahn'],
  ['(?:pour|dans|chez) une (?:petite |grande )?boîte', ''],
  // No diploma, no apprenticeship
  ['(?:noch )?(?:kein diplom|keine ausbildung)|ohne diplom', 'ohne ausbildung'],
  ['pas (?:encore )?de (?:diplôme|formation)', 'sans diplôme'],
  ['non ho (?:ancora )?(?:il|un|nessun) diploma', 'senza diploma'],
  ['keine lehre mehr', 'ohne lehrstelle'],
  // Shifts
  ["(?:pas (?:en|d['’]) ?|sans (?:travail en )?)équipes", 'sans 3x8'],
  // Another work than before
  [
    'vo[nm] (?:der |dem )?\\p{L}+ (?:in|zu|zur|zum|ins?) (?:die |den |das |der |dem )?(\\p{L}+) (?:wechseln|umsteigen)',
    '$1',
  ],
  ["(?:passer|changer) (?:de |du |des |d['’])(?:la |l['’])?\\p{L}+ (?:à|aux?|dans)", ''],
  ['(?:passare|cambiare) d(?:a|al|alla|all’) ?\\p{L}+ (?:a|al|alla|alle|ai)', ''],
  ['(?:switch|move|change)(?:ing)? from (?:the )?\\p{L}+ (?:in)?to', ''],
  ['umschulung|umschulen|berufswechsel', 'quereinstieg'],
  ['zweitlehre|zweitausbildung|zweite lehre', 'lehre'],
  ['changement de métier|me reconvertir', 'reconversion'],
  ['cambio (?:di )?(?:mestiere|professione)', 'riconversione'],
  // Just out of a school
  ['(?:frisch|direkt|gerade) (?:ab|aus|nach|fertig mit) (?:der|meiner) lehre', 'lehrabgänger'],
  [
    '(?:frisch|direkt|gerade) (?:ab|aus|von|nach) (?:der|dem) (?:uni(?:versität)?|fh|hochschule|eth|studium)',
    'studienabgänger',
  ],
  ['(?:lehre|lehrabschluss|lap|qv) (?:gerade |eben |frisch )?(?:abgeschlossen|bestanden)', 'lehrabgänger'],
  ['(polier|vorarbeiter|bauführer)schule', '$1'],
  [
    '(\\p{L}*)lehre (?:(?!als )\\p{L}+ ){0,4}(?:abgeschlossen|fertig|gemacht|beendet|hinter mir)',
    'lehrabgänger $1',
  ],
  ['lehre (?:als )?(\\p{L}+) (?:fertig|abgeschlossen|gemacht|beendet|hinter mir)', 'lehrabgänger $1'],
  ["(?:terminé|fini) mon apprentissage (?:de |d['’]|comme )?", 'jeune diplômé '],
  [
    "(?:l[’'])?(?:apprendistato|tirocinio),? (?:l[’'])?ho (?:già )?(?:fatto|finito)|ho già fatto (?:l[’']|un )(?:apprendistato|tirocinio)",
    'senza apprendistato',
  ],
  ["(?:finito|terminato) (?:il mio |l[’']|il )(?:apprendistato|tirocinio)", 'neodiplomato'],
  [
    '(?:finished|completed) my (?:apprenticeship|training)|finished (?:university|uni|college)',
    'recent graduate',
  ],
  ['nach (?:dem|meinem) (?:studium|bachelor|master)', 'studienabgänger'],
  ['(?:après|fini) (?:le|les|mon|mes) (?:bachelor|master|études)|tout juste diplômée?', 'jeune diplômé'],
  ['dopo (?:la laurea|gli studi|il bachelor|il master)', 'neolaureato'],
  ['after (?:my |the )?(?:bachelor|master|degree|studies)\\p{L}*|just graduated', 'recent graduate'],
];

/** Not in the evening, unless nights are looked for. */
const DAYTIME: readonly Idiom[] = [
  [
    '(?:am )?abends? (?:\\p{L}+ ){0,6}?(?:daheim|zu ?hause|heim|bei den kindern)(?: (?:sein|bin|muss|müssen))*|nur tagsüber|tagsüber|am tag',
    'ohne abend ohne nacht',
  ],
  [
    'en journée|(?:être |suis )?(?:à la maison|chez moi|rentrée?) le soir|(?:le soir|les soirs) (?:\\p{L}+ ){0,4}?(?:à la maison|chez moi)',
    'sans soir sans nuit',
  ],
  [
    'di giorno|durante il giorno|(?:la )?sera (?:\\p{L}+ ){0,3}?a casa|(?:essere )?a casa (?:la|di) sera',
    'senza sera senza notte',
  ],
  [
    '(?:in the )?daytime|during the day|(?:be )?(?:at )?home (?:in the|every|by the) evenings?|(?:in the )?evenings? (?:\\p{L}+ ){0,3}?at home',
    'no evening no night',
  ],
];
const NIGHTS = /nacht|nuit|nott|night/i;

/** Beside a school, or few hours, unless a place to learn is looked for. */
const SIDE_JOBS: readonly Idiom[] = [
  [
    '(?:ich )?studiere(?: noch)?(?: an der \\p{L}+)?|(?:neben|während) (?:dem|des|meinem|meines) studiums?',
    'studentenjob',
  ],
  ['(?:gymi|kanti|mittel|sek)?schüler(?:in)?|gymnasiast(?:in)?', 'studentenjob'],
  ['(?:collégien|lycéen|gymnasien)(?:ne)?', 'job étudiant'],
  ['liceal[ei]', 'lavoro per studenti'],
  [
    "étudiante? à l['’](?:uni\\p{L}*|epfl|hes\\S*)|(?:pendant|à côté de) mes études|aux études",
    'job étudiant',
  ],
  ["studio all['’]uni\\p{L}*|durante gli studi", 'lavoro per studenti'],
  ['still at (?:uni|university|college)|while (?:i am )?studying', 'student job'],
  [
    '(?:ein )?paar stunden(?: (?:pro|in der) woche)?|wenige stunden|stundenweise|(?:neben|zu) der rente|zur rente|rentner(?:in)?|pensionierte?r?',
    'kleinpensum',
  ],
  ['quelques heures(?: par semaine)?|retraitée?', 'petit pourcentage'],
  ['(?:qualche ora|poche ore)(?: (?:alla|a) settimana)?|pensionat[oa]', 'piccola percentuale'],
  ['(?:a )?few hours(?: (?:a|per) week)?|retired|pensioner', 'mini job'],
];
const LEARNING = /praktik|stage|intern|stagi?aire|tirocin|lehr|apprenti|trainee|master/i;

/** Why one can work now, unless one looks for work with children. */
const FAMILY: readonly Idiom[] = [
  [
    '(?:ein|eine|zwei|drei|vier|[1-4]) (?:kleine[ns]? )?(?:kind|kinder|kindern|tochter|töchter|sohn|söhne)(?: in der (?:schule|kita))?',
    '',
  ],
  ['(?:deux|trois|quatre|[1-4]) (?:petits )?enfants', ''],
  ['(?:due|tre|quattro|[1-4]) (?:bambini|figli)', ''],
  ['(?:two|three|four|[1-4]) (?:small )?(?:kids|children)', ''],
  [
    '(?:meine |unsere |mini )?kinder (?:(?:gehen|sind|kommen) )?(?:(?:jetzt|nun|bald|schon) )?(?:(?:in|zur|im) )?(?:(?:die|der) )?(?:schule|kita|kindergarten)',
    '',
  ],
  ["(?:mes|les) enfants (?:vont|sont|commencent) (?:maintenant )?(?:à|a) (?:l['’]école|la crèche)", ''],
  ["(?:i )?(?:miei )?(?:figli|bambini) vanno (?:a scuola|all[’']asilo)", ''],
  ['(?:my )?(?:kids|children) (?:are|go) (?:now )?(?:at|to|in) (?:school|kindergarten|nursery)', ''],
];
const CHILDCARE = /hüt|betreu|erzieh|garde|sitt|nanny|accudi|look(?:ing)? after|animat/i;

const toPatterns = (idioms: readonly Idiom[]) =>
  idioms.map(([said, meant]) => [new RegExp(`(?<!\\p{L})(?:${said})(?!\\p{L})`, 'giu'), meant] as const);

const ALWAYS = toPatterns(IDIOMS);
const UNLESS = [
  [LEARNING, toPatterns(SIDE_JOBS)],
  [CHILDCARE, toPatterns(FAMILY)],
  [NIGHTS, toPatterns(DAYTIME)],
] as const;

/** The keyword with the search's own words for what people say in many ways. */
export function spellIdioms(keyword: string): string {
  const idioms = [...ALWAYS, ...UNLESS.flatMap(([other, some]) => (other.test(keyword) ? [] : some))];
  return idioms.reduce(
    (text, [said, meant]) => text.replace(said, ` ${meant} `),
    keyword.replace(/\s+/g, ' '),
  );
}
