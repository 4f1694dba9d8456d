/** How the name of a company says its trade, folded, by the occupations and groups that are of it, if some are. */
const TRADES: readonly (readonly [concepts: string, words: string])[] = [
  [
    '=gfood-trades',
    'lebensmittel, alimentation, alimentari, food, supermarkt, supermarche, supermarches, supermercato, supermercati, supermarket, supermarkets, backerei, backereien, boulangerie, boulangeries, panetteria, panificio, bakery, konditorei, confiserie, patisserie, pasticceria, metzgerei, metzgereien, boucherie, boucheries, macelleria, butchery, kaserei, molkerei, fromagerie, laiterie, caseificio, dairy, fruchte, gemuse',
  ],
  [
    '=gbakery-and-confectionery, =obaker, =oconfectioner',
    'backerei, backereien, boulangerie, boulangeries, panetteria, panificio, bakery, konditorei, confiserie, patisserie, pasticceria',
  ],
  ['=obutcher', 'metzgerei, metzgereien, boucherie, boucheries, macelleria, butchery'],
  [
    '=ghome-care, =ocommunity-nurse',
    'spitex, nachtspitex, soins a domicile, aide a domicile, cure a domicilio, assistenza domiciliare, home care',
  ],
  [
    '=ginsurance',
    'versicherung, versicherungen, krankenkasse, assurance, assurances, assicurazione, assicurazioni, insurance, insurances',
  ],
  ['=gbanking', 'bank, banken, kantonalbank, banque, banques, banca, banche, banking, banks'],
  ['=ofiduciary, =ofiduciary-clerk', 'treuhand, fiduciaire, fiduciaires, fiduciaria, fiduciarie, fiduciary'],
  [
    '=olawyer, =glegal-professions',
    'advokatur, anwalte, anwaltskanzlei, rechtsanwalte, avocats, avvocati, studio legale, law firm, attorneys, lawyers',
  ],
  [
    '=odoctor, =ogeneral-practitioner, =gdoctors, =gmedical-practice',
    'arztpraxis, gemeinschaftspraxis, gruppenpraxis, arztezentrum, arzthaus, cabinet medical, centre medical, studio medico, medical practice, medical centre',
  ],
  ['=opolice-officer', 'polizei, kantonspolizei, stadtpolizei, police, polizia'],
  ['=gwatch-industry', 'uhren, uhrenfabrik, horlogerie, montres, orologeria, orologi, watch, watches'],
  ['=ghotel', 'hotel, hotels, hotellerie, albergo, alberghi'],
  ['=grestaurant-service', 'restaurant, restaurants, ristorante, ristoranti'],
  ['=gcleaning', 'reinigung, reinigungen, nettoyage, nettoyages, pulizia, pulizie, cleaning'],
  [
    '',
    'spital, spitaler, kantonsspital, universitatsspital, krankenhaus, klinik, kliniken, hopital, hopitaux, clinique, ospedale, clinica, hospital, clinic',
  ],
  [
    '',
    'ems, pflegeheim, altersheim, alterszentrum, seniorenzentrum, pflegezentrum, casa anziani, care home, nursing home',
  ],
  ['=gchildcare', 'kita, krippe, kinderkrippe, creche, garderie, nursery, asilo nido, nido'],
  ['=gsecurity', 'security, securite, sicherheitsdienst, sicurezza'],
];

const INDEX: readonly { concepts: readonly string[]; words: readonly string[] }[] = TRADES.map(
  ([concepts, words]) => ({ concepts: concepts.split(', '), words: words.split(', ') }),
);

/** The words by which companies of a trade are named in any language; none for what is no trade, or a wanted one. */
export const listTradeWords = (
  name: string,
  lexemes: readonly string[],
  wanted: ReadonlySet<string>,
): readonly string[] =>
  INDEX.filter(
    ({ concepts, words }) =>
      !concepts.some((concept) => wanted.has(concept)) &&
      (lexemes.some((lexeme) => concepts.includes(lexeme)) ||
        (concepts.includes('') && words.includes(name))),
  ).flatMap(({ words }) => words);
