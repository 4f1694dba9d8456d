/** Origin of a person's family, used only for the portrait. */
export type Origin = 'north' | 'south' | 'east' | 'levant' | 'africa' | 'india' | 'asia';

export interface Person {
  firstName: string;
  lastName: string;
  presents: 'f' | 'm';
  origin: Origin;
  trackId: string;
  town: string;
  age: number;
  /** Wears a headscarf. */
  scarf?: boolean;
}

const person = (
  firstName: string,
  lastName: string,
  presents: 'f' | 'm',
  origin: Origin,
  trackId: string,
  town: string,
  age: number,
  scarf = false,
): Person => ({ firstName, lastName, presents, origin, trackId, town, age, scarf });

/** The seekers; the first one is the demo student. */
export const persons: readonly Person[] = [
  person('Léa', 'Marchand', 'f', 'north', 'nursing-de', 'Biel/Bienne', 23),
  person('Jonas', 'Berger', 'm', 'north', 'nursing-de', 'Bern', 26),
  person('Sofia', 'Almeida', 'f', 'south', 'health-de', 'Thun', 24),
  person('Noah', 'Dubois', 'm', 'africa', 'care-fr', 'Fribourg', 22),
  person('Nadine', 'Zurbuchen', 'f', 'north', 'health-de', 'Interlaken', 31),
  person('Arben', 'Krasniqi', 'm', 'east', 'logistics-de', 'Emmen', 25),
  person('Mira', 'Selvanathan', 'f', 'india', 'nursing-de', 'Luzern', 21),
  person('Luca', 'Bernasconi', 'm', 'south', 'service-it', 'Lugano', 22),
  person('Giulia', 'Pedrazzi', 'f', 'south', 'care-it', 'Bellinzona', 24),
  person('Samuel', 'Tesfay', 'm', 'africa', 'health-de', 'Burgdorf', 28),
  person('Anouk', 'Perrin', 'f', 'north', 'social-fr', 'Neuchâtel', 23),
  person('Mathieu', 'Favre', 'm', 'north', 'watch-fr', 'Le Locle', 27),
  person('Elif', 'Yilmaz', 'f', 'levant', 'teacher-de', 'Winterthur', 22, true),
  person('Flurin', 'Caduff', 'm', 'north', 'engineer-de', 'Ilanz/Glion', 25),
  person('Lara', 'Hofstetter', 'f', 'north', 'teacher-de', 'Glarus', 20),
  person('David', 'Nguyen', 'm', 'asia', 'it-de', 'Zürich', 24),
  person('Priya', 'Raman', 'f', 'india', 'science-en', 'Basel', 27),
  person('Tomás', 'Ferreira', 'm', 'south', 'tech-en', 'Zürich', 26),
  person('Zofia', 'Wysocka', 'f', 'north', 'design-en', 'Zürich', 28),
  person('Emma', 'Whitfield', 'f', 'north', 'mountain-en', 'Zermatt', 25),
  person('Oliver', 'Grant', 'm', 'africa', 'mountain-en', 'Verbier', 24),
  person('Chloé', 'Rochat', 'f', 'north', 'care-fr', 'Lausanne', 21),
  person('Mehdi', 'Benali', 'm', 'levant', 'it-fr', 'Genève', 25),
  person('Inês', 'Carvalho', 'f', 'south', 'gastro-fr', 'Sion', 29),
  person('Bastien', 'Crettenand', 'm', 'north', 'build-fr', 'Martigny', 26),
  person('Aline', 'Joray', 'f', 'north', 'care-fr', 'Delémont', 34),
  person('Simon', 'Aebischer', 'm', 'north', 'craft-de', 'Düdingen', 22),
  person('Ramona', 'Inauen', 'f', 'north', 'health-de', 'Appenzell', 19),
  person('Dario', 'Keller', 'm', 'south', 'retail-de', 'St. Gallen', 20),
  person('Vesna', 'Petrovic', 'f', 'east', 'business-de', 'Olten', 29),
  person('Nico', 'Stadler', 'm', 'north', 'gastro-de', 'Altdorf', 23),
  person('Aisha', 'Abdi', 'f', 'africa', 'social-de', 'Zürich', 24, true),
  person('Leandro', 'Moser', 'm', 'south', 'craft-de', 'Wil', 27),
  person('Selina', 'Odermatt', 'f', 'north', 'social-de', 'Stans', 21),
  person('Yannick', 'Wirz', 'm', 'north', 'it-de', 'Aarau', 22),
  person('Carla', 'Maranta', 'f', 'south', 'service-it', 'Poschiavo', 20),
  person('Fabio', 'Cattaneo', 'm', 'south', 'business-it', 'Mendrisio', 26),
  person('Meret', 'Studer', 'f', 'north', 'green-de', 'Solothurn', 24),
  person('Kevin', 'Schmid', 'm', 'north', 'logistics-de', 'Muttenz', 32),
  person('Hana', 'Sato', 'f', 'asia', 'business-en', 'Zug', 30),
  person('Adrien', 'Clerc', 'm', 'north', 'business-fr', 'Nyon', 23),
  person('Salomé', 'Guex', 'f', 'north', 'social-fr', 'Vevey', 20),
  person('Blerta', 'Shala', 'f', 'east', 'retail-de', 'Basel', 21),
  person('Beat', 'Gisler', 'm', 'north', 'craft-de', 'Schwyz', 38),
  person('Noemi', 'Fässler', 'f', 'north', 'science-de', 'Liestal', 23),
  person('Rafael', 'Costa', 'm', 'south', 'build-fr', 'Yverdon-les-Bains', 33),
  person('Julia', 'Brunner', 'f', 'north', 'media-de', 'Bern', 25),
  person('Amadou', 'Diallo', 'm', 'africa', 'business-en', 'Genève', 27),
  person('Livia', 'Cavegn', 'f', 'north', 'gastro-de', 'Chur', 24),
  person('Marco', 'Rezzonico', 'm', 'south', 'business-it', 'Locarno', 35),
  person('Sarah', 'Lüthi', 'f', 'north', 'business-de', 'Langnau i. E.', 22),
  person('Théo', 'Jeanneret', 'm', 'north', 'watch-fr', 'La Chaux-de-Fonds', 21),
  person('Lina', 'Haddad', 'f', 'levant', 'it-fr', 'Lausanne', 24),
  person('Patrick', 'von Rotz', 'm', 'north', 'nursing-de', 'Sarnen', 29),
  person('Tamara', 'Jovic', 'f', 'east', 'gastro-fr', 'Morges', 26),
  person('Andrin', 'Meier', 'm', 'north', 'science-de', 'Schaffhausen', 24),
  person('Rahel', 'Bühler', 'f', 'north', 'nursing-de', 'Frauenfeld', 27),
  person('Kofi', 'Mensah', 'm', 'africa', 'engineer-de', 'Winterthur', 26),
  person('Elena', 'Rossi', 'f', 'south', 'care-it', 'Locarno', 41),
  person('Jan', 'Wenger', 'm', 'north', 'media-de', 'Biel/Bienne', 23),
  person('Ximena', 'Torres', 'f', 'south', 'design-en', 'Lausanne', 27),
  person('Urs', 'Knecht', 'm', 'north', 'logistics-de', 'Brugg', 45),
  person('Mirjam', 'Eicher', 'f', 'north', 'teacher-de', 'Murten', 26),
  person('Damien', 'Barras', 'm', 'north', 'business-fr', 'Bulle', 28),
  person('Ladina', 'Tuor', 'f', 'north', 'green-de', 'Davos', 22),
  person('Corina', 'Vonmoos', 'f', 'north', 'therapy-de', 'Chur', 25),
  person('Silvan', 'Egli', 'm', 'north', 'therapy-de', 'Burgdorf', 27),
  person('Grace', 'Mutua', 'f', 'africa', 'care-en', 'Bern', 30),
  person('Daniel', 'Quinn', 'm', 'north', 'care-en', 'Kreuzlingen', 33),
  person('Ayla', 'Demir', 'f', 'levant', 'health-de', 'Kreuzlingen', 20),
];
