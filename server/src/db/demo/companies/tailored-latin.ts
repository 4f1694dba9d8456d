/**
 * French and Italian texts, and English ones of the same companies, for the postings of one particular
 * company.
 */
export const tailoredLatin = {
  'Résidence du Vieux-Port': {
    cuisinier: {
      titles: ['Cuisinier·ère CFC', 'Cuisinier·ère en diététique'],
      overviews: [
        'Cent quarante repas par jour, des recettes que nos résidents ont apportées eux-mêmes et un potager au bord de l’eau. À {town}, la cuisine ferme à dix-neuf heures.',
      ],
    },
    'service-fr': {
      titles: ['Employé·e en intendance', 'Serveur·se en salle à manger'],
      overviews: [
        'À {town}, la salle à manger est le cœur de la maison. Vous savez qui prend du lait, qui attend sa fille et qui aimerait une deuxième part.',
      ],
    },
    'assistant-social': {
      titles: ['Animateur·trice socioculturel·le', 'Responsable animation'],
      overviews: [
        'Chant, cartes, marché du mardi, sieste au soleil : à {town}, vous donnez envie de se lever à des personnes qui en ont vu d’autres.',
      ],
    },
  },
  'Hôpital du Haut-Rhône': {
    laborantin: {
      titles: ['Laborantin·e en biologie', 'Technicien·ne en analyses biomédicales'],
      overviews: [
        'Trois cents tubes avant midi, et derrière chacun quelqu’un qui attend. Au laboratoire de {town}, vous analysez vite, juste, et vous appelez quand il le faut.',
      ],
    },
    developpeur: {
      titles: ['Technicien·ne support informatique', 'Administrateur·trice systèmes cliniques'],
      overviews: [
        'Quand le dossier patient ralentit, tout ralentit. À {town}, vous gardez en forme six cents postes, quarante serveurs et la patience des soignants.',
      ],
    },
    cuisinier: {
      titles: ['Cuisinier·ère en diététique', 'Cuisinier·ère CFC'],
      overviews: [
        'Huit régimes, quatre cents plateaux et un chef qui goûte tout. La cuisine de l’hôpital de {town} travaille en horaire continu, week-ends en tournus.',
      ],
    },
    comptable: {
      titles: ['Aide-comptable 50 %', 'Comptable, facturation hospitalière'],
      overviews: [
        'Forfaits, salaires, subventions : à {town}, vous tenez les comptes d’une maison qui ne ferme jamais et les expliquez à celles et ceux qui soignent.',
      ],
    },
  },
  'Soins Ajoie': {
    comptable: {
      titles: ['Aide-comptable 50 %', 'Gestionnaire salaires et prestations'],
      overviews: [
        'Cent dix fiches de salaire, trois assureurs et un décompte cantonal : à {town}, rien ne se perd, parce que vous y veillez.',
      ],
    },
  },
  'Casa Camelia': {
    cuoco: {
      titles: ['Cuoco/a AFC', 'Aiuto cucina, 50–80 %'],
      overviews: [
        'Ottantotto ospiti, quattro diete e una polenta che deve essere come una volta. A {town} si cucina tutto in casa, con i pomodori del giardino.',
      ],
    },
  },
  'Lac Bleu International School': {
    cuisinier: {
      titles: ['Cuisinier·ère CFC, restaurant scolaire', 'Chef·fe de partie'],
      overviews: [
        'Quatre cents élèves, soixante nationalités et un vendredi pizza sur lequel on ne transige pas. À {town}, les vacances scolaires sont aussi les vôtres.',
      ],
    },
    'service-fr': {
      titles: ['Intendant·e d’internat', 'Réceptionniste de campus'],
      overviews: [
        'À {town}, vous êtes la première personne que voient les parents et la dernière que saluent les élèves. Clés perdues, colis, chagrins : tout passe par vous.',
      ],
    },
  },
  'Istituto San Giorgio': {
    contabile: {
      titles: ['Segretario/a scolastico/a 50 %', 'Assistente amministrativo/a 50 %'],
      overviews: [
        'In segreteria a {town} passano iscrizioni, giustificazioni e ginocchia sbucciate. Lei tiene i conti, le chiavi e la calma.',
      ],
    },
    cuoco: {
      titles: ['Cuoco/a AFC, mensa scolastica'],
      overviews: [
        'Trecento allievi a mezzogiorno, in due turni, e una torta ogni venerdì. La mensa di {town} compra dai contadini della regione.',
      ],
    },
  },
  'Association des Trois-Lacs': {
    communication: {
      titles: ['Chargé·e de communication', 'Graphiste, signalétique et cartes'],
      overviews: [
        'Tri, tourisme, pistes cyclables : dix-huit communes ont des choses à dire et une seule voix pour les dire. À {town}, ce sera la vôtre.',
      ],
    },
  },
  'Source Commune Foundation': {
    comptable: {
      titles: ['Comptable de projets', 'Aide-comptable 50 %'],
      overviews: [
        'Nos puits se comptent en quatorze monnaies. À {town}, vous les ramenez à une seule et pouvez dire à chaque donatrice où est allé son franc.',
      ],
    },
    communication: {
      titles: ['Chargé·e de communication', 'Graphiste indépendant·e, rapport annuel'],
      overviews: [
        'Montrer le travail des autres sans voler leur image : voilà notre règle. De {town}, vous racontez quatorze pays avec ceux qui y vivent.',
      ],
    },
    'finance-analyst': {
      titles: ['Grants and Compliance Officer', 'Financial Analyst, programmes'],
      overviews: [
        'Every franc we receive has a school or a clinic at the other end. In {town} you follow it there, and you say so when it takes a detour.',
      ],
    },
  },
  'Fournil des Remparts': {
    vente: {
      titles: ['Vendeur·se en boulangerie', 'Responsable de magasin', 'Vendeur·se, samedis et vacances'],
      overviews: [
        'À six heures, la première fournée ; à six heures cinq, la première cliente. À {town}, on connaît les prénoms et qui prend la croûte bien cuite.',
      ],
    },
    logisticien: {
      titles: ['Chauffeur·se-livreur·se, matin', 'Préparateur·trice de commandes, nuit'],
      overviews: [
        'Le pain chaud n’attend pas : à cinq heures, vous quittez {town} avec trente cageots ; à huit heures, la journée est presque finie.',
      ],
    },
  },
  'Chocolaterie Perregaux': {
    boulanger: {
      titles: ['Chocolatier·ère-confiseur·se', 'Pâtissier·ère-confiseur·se CFC'],
      overviews: [
        'Du cacao torréfié sur place à la dernière ganache, tout se fait derrière une vitre. Les enfants de {town} collent leur nez dessus, soyez prévenu·e.',
      ],
    },
    vente: {
      titles: ['Conseiller·ère de vente, boutique', 'Vendeur·se, samedis et fêtes'],
      overviews: [
        'On entre pour un carré, on repart avec un coffret : dans notre boutique de {town}, vous faites goûter, raconter et choisir.',
      ],
    },
    communication: {
      titles: ['Chargé·e de communication', 'Graphiste, emballages'],
      overviews: [
        'Une tablette se lit avant de se manger. À {town}, vous écrivez et dessinez ce que nos clientes gardent, une fois le chocolat parti.',
      ],
    },
  },
  'Manufacture Valrose': {
    comptable: {
      titles: ['Comptable avec brevet fédéral', 'Aide-comptable 50 %'],
      overviews: [
        'Neuf cents montres par an, quelques milliers de vis et des comptes au centime. À {town}, vous suivez chaque pièce du laiton à la facture.',
      ],
    },
    communication: {
      titles: ['Chargé·e de communication', 'Médiateur·trice, visites de la manufacture'],
      overviews: [
        'Nous n’avons pas d’ambassadeur célèbre, nous avons des ateliers. De {town}, vous faites entrer le monde chez celles et ceux qui assemblent.',
      ],
    },
    'customer-success': {
      titles: ['Client Relations Advisor', 'Customer Service Specialist, repairs'],
      overviews: [
        'People write to us about watches they inherited. From {town} you answer, estimate, reassure and, months later, send the watch home.',
      ],
    },
  },
  'Ateliers Monnerat': {
    'ingenieur-civil': {
      titles: ['Ingénieur·e en mécanique, développement', 'Ingénieur·e méthodes'],
      overviews: [
        'Nos machines taillent des dents que l’œil ne voit plus. À {town}, vous en imaginez la suite, de l’esquisse au premier copeau.',
      ],
    },
  },
  'Constructions Favre-Roch': {
    'ingenieur-civil': {
      titles: ['Ingénieur·e civil·e HES', 'Dessinateur·trice en génie civil CFC'],
      overviews: [
        'Chalets, chaufferies, ponts communaux : autour de {town}, la pente complique tout et rend tout intéressant. Vous dessinez, calculez, et passez voir.',
      ],
    },
  },
  'Impresa Bernardi & Figli': {
    contabile: {
      titles: ['Impiegato/a di commercio AFC', 'Contabile di cantiere'],
      overviews: [
        'Offerte al mattino, bollettini al pomeriggio e il caffè con i capicantiere: nell’ufficio di {town} i conti hanno le scarpe sporche.',
      ],
    },
    venditore: {
      titles: ['Magazziniere', 'Magazziniere-autista'],
      overviews: [
        'Nel deposito di {town} ogni attrezzo ha il suo posto e alle sei e mezza i furgoni sono carichi. Lei apre, prepara, controlla.',
      ],
    },
  },
  'Domaine Clos-Rochaix': {
    vigne: { titles: ['Viticulteur·trice CFC', 'Caviste', 'Ouvrier·ère viticole, effeuilles et vendanges'] },
    vente: {
      titles: ['Responsable du caveau', 'Vendeur·se, caveau et marchés'],
      overviews: [
        'Le caveau de {town} ouvre quand on sonne. Vous versez, vous expliquez, vous emballez, et vous n’insistez jamais.',
      ],
    },
    'service-fr': {
      titles: ['Serveur·se, table d’hôtes', 'Aide au service, week-ends d’été'],
      overviews: [
        'Sous le tilleul de {town}, douze tables, un menu, le vin du domaine. Le service commence à dix-huit heures et finit avec les étoiles.',
      ],
    },
  },
  'Cervin Cloud': {
    comptable: {
      titles: ['Comptable avec brevet fédéral', 'Aide-comptable 50 %'],
      overviews: [
        'Abonnements, amortissements, électricité au kilowattheure : à {town}, vous tenez les comptes d’une entreprise qui grandit sans lever de fonds.',
      ],
    },
  },
  'Banque Delacour': {
    comptable: {
      titles: [
        'Conseiller·ère clientèle privée',
        'Comptable avec brevet fédéral',
        'Gestionnaire back-office',
      ],
      overviews: [
        'Certaines familles viennent chez nous depuis six générations, d’autres depuis mardi. À {town}, vous leur devez la même attention.',
      ],
    },
    developpeur: {
      titles: ['Ingénieur·e logiciel Java', 'Administrateur·trice systèmes Linux'],
      overviews: [
        'Notre code le plus ancien a quarante ans et fonctionne encore. À {town}, vous écrivez celui qui en aura quarante à son tour.',
      ],
    },
    'backend-engineer': {
      overviews: [
        'Settlements close at four, and nobody should have to hurry. In {town} you build the services that make the afternoon boring.',
      ],
    },
  },
  'Logistique Broyarde': {
    developpeur: {
      titles: ['Développeur·se logistique', 'Technicien·ne support informatique'],
      overviews: [
        'Trois mille colis trouvent leur camion grâce à un logiciel que nous écrivons nous-mêmes. À {town}, votre bureau donne sur le quai : on voit tout de suite si cela marche.',
      ],
    },
    comptable: {
      titles: ['Aide-comptable 50 %', 'Gestionnaire facturation'],
      overviews: [
        'Producteurs, transporteurs, magasins : à {town}, vous facturez juste et relancez avec tact.',
      ],
    },
  },
  'Marché Vert': {
    vente: {
      titles: [
        'Vendeur·se en épicerie',
        'Responsable de magasin',
        'Vendeur·se, samedis et vacances',
        'Coursier·ère à vélo cargo',
      ],
      overviews: [
        'Bocaux, balances et légumes terreux : l’épicerie de {town} sent le café moulu et connaît ses productrices par leur prénom.',
      ],
    },
    communication: {
      titles: ['Chargé·e de communication', 'Graphiste, étiquettes et affiches'],
      overviews: [
        'Douze cents sociétaires veulent savoir d’où vient la courge. De {town}, vous le racontez, sur ardoise, sur papier et en ligne.',
      ],
    },
  },
  'Bottega Alpina': {
    contabile: {
      titles: ['Impiegato/a di commercio AFC', 'Assistente amministrativo/a 50 %'],
      overviews: [
        'Cento produttori, cinque negozi e una fattura per ogni formaggella: a {town} Lei mette ordine e paga puntuale.',
      ],
    },
    venditore: {
      titles: [
        'Venditore/trice gastronomia',
        'Gerente di filiale',
        'Impiegato/a del commercio al dettaglio AFC',
      ],
    },
  },
  'Scène Belle-Rive': {
    'service-fr': {
      titles: ['Barman / Barmaid, soirs de spectacle', 'Hôte·sse d’accueil et de billetterie'],
      overviews: [
        'Vingt minutes avant le lever de rideau, tout le monde a soif et personne n’a son billet. À {town}, vous gardez le sourire jusqu’au dernier rappel.',
      ],
    },
    comptable: {
      titles: ['Administrateur·trice de production', 'Aide-comptable 50 %'],
      overviews: [
        'Cachets, droits d’auteur, subventions : à {town}, vous faites entrer une saison entière dans un budget, et elle en ressort plus belle.',
      ],
    },
  },
};
