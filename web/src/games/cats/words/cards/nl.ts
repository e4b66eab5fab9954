/** De kaarten van The Isle of Cats in het Nederlands, naar hun soort. */
import type { CatsCardsWords } from './en';

export const words: CatsCardsWords = {
  cards: {
    oshax: {
      title: 'Roep van de oshax',
      text: 'Neem een oshax, leg die neer en kies de kleur.',
    },
    boots4: { title: 'Snelle laarzen', text: 'Snelheid 4. Geen mand.' },
    broken0: {
      title: 'Kapotte mand',
      text: 'Een halve mand: twee kapotte dragen één kat. Geen snelheid.',
    },
    broken1: {
      title: 'Kapotte mand en laarzen',
      text: 'Een halve mand: twee kapotte dragen één kat. Snelheid 1.',
    },
    broken3: {
      title: 'Kapotte mand, snelle laarzen',
      text: 'Een halve mand: twee kapotte dragen één kat. Snelheid 3.',
    },
    basket1: { title: 'Mand en laarzen', text: 'Draagt één kat. Snelheid 1.' },
    basket3: { title: 'Mand en snelle laarzen', text: 'Draagt één kat. Snelheid 3.' },

    fish_oshax: { title: 'Vissende oshax', text: '2 vis voor elke oshax op je boot.' },
    free_spot: {
      title: 'Een plek apart',
      text: 'Je volgende tegel hoeft geen andere te raken.',
    },
    draw2: {
      title: 'Kort zoeken',
      text: 'Trek 2 kaarten. Wat je houdt, betaal je meteen.',
    },
    draw3: {
      title: 'Lang zoeken',
      text: 'Trek 3 kaarten. Wat je houdt, betaal je meteen.',
    },
    bag_to_boat: {
      title: 'Verstekeling',
      text: 'Trek een tegel uit de zak. Past die op je boot, dan moet je die leggen.',
    },
    sell_basket: {
      title: 'Mand te koop',
      text: 'Ruil een vaste mand, ook een gebruikte, voor 5 vis.',
    },
    herd: {
      title: 'Katten drijven',
      text: 'Verplaats hoogstens 3 katten, elk naar het andere veld.',
    },
    fish_lessons: {
      title: 'Visschool',
      text: '1 vis voor elke geheime les die je hebt liggen.',
    },
    double_rescue: {
      title: 'Twee tegelijk',
      text: 'Als je je volgende kat neemt, red je in dezelfde beurt nog een kat. Die kost ook vis en een mand.',
    },
    bag_to_fields: {
      title: 'Nieuwkomers',
      text: 'Trek 4 tegels uit de zak. Stuur elke kat naar een veld naar keuze.',
    },
    basket: { title: 'Een stevige mand', text: 'Een nieuwe vaste mand, meteen klaar.' },
    basket_for_lessons: {
      title: 'Afgeleerd',
      text: 'Ruil twee van je geheime lessen voor een nieuwe vaste mand.',
    },
    basket_for_treasures: {
      title: 'Ruilhandel',
      text: 'Ruil twee schatten van je boot voor een nieuwe vaste mand.',
    },
    fish_colours: {
      title: 'Bonte vangst',
      text: '1 vis voor elke kleur onder je katten.',
    },
    fish_rare: { title: 'Zeldzaam aas', text: '2 vis voor elke zeldzame schat op je boot.' },
    fish_common: { title: 'Gewoon aas', text: '1 vis voor elke gewone schat op je boot.' },
    fish_one_colour: {
      title: 'Lievelingskleur',
      text: 'Noem een kleur: 1 vis voor elke kat van jou in die kleur.',
    },

    treasure_rare: {
      title: 'Schatkist',
      text: 'Neem 1 zeldzame schat, of hoogstens 2 gewone.',
    },
    treasure_small: {
      title: 'Schatbuidel',
      text: 'Neem hoogstens 2 kleine schatten; of, voor 1 vis extra, hoogstens 2 gewone.',
    },

    edge_full: { title: 'Langs de hele reling', text: '12 punten als de hele rand bedekt is.' },
    cats_15: { title: 'Vijftien kooien', text: '10 punten met precies 15 katten.' },
    three_each: {
      title: 'Drie van elk',
      text: '15 punten met minstens 3 katten van elke kleur.',
    },
    edge_rainbow: {
      title: 'Regenboogreling',
      text: '7 punten als alle vijf de kleuren een kat aan de rand hebben.',
    },
    edge_one_colour: {
      title: 'Reling in één kleur',
      text: '1 punt voor elke kat aan de rand, alleen van je beste kleur.',
    },
    baskets_3: { title: 'Drie manden', text: '7 punten met precies 3 vaste manden.' },
    first_in_order: {
      title: 'Vroege vogel',
      text: '7 punten als je aan het eind eerste bent in de beurtvolgorde.',
    },
    lonely: {
      title: 'Eenlingen',
      text: '1 punt voor elke kat die geen andere kat van dezelfde kleur raakt.',
    },
    biggest_family: {
      title: 'Grote familie',
      text: '10 punten als niemand een grotere familie heeft.',
    },
    rare_2: { title: 'Kenner', text: '2 punten voor elke zeldzame schat.' },
    common_1: { title: 'Verzamelaar', text: '1 punt voor elke gewone schat.' },
    no_rats: { title: 'Rattenvangers', text: '10 punten als er geen rat te zien is.' },
    rats_2: { title: 'Rattenvriend', text: '2 punten voor elke zichtbare rat.' },
    lessons_1: {
      title: 'Leergierig',
      text: '1 punt voor elke geheime les van jou, ook deze.',
    },
    five_blue: { title: 'Vijf blauwe', text: '9 punten met precies 5 blauwe katten.' },
    five_green: { title: 'Vijf groene', text: '9 punten met precies 5 groene katten.' },
    five_purple: { title: 'Vijf paarse', text: '9 punten met precies 5 paarse katten.' },
    five_red: { title: 'Vijf rode', text: '9 punten met precies 5 rode katten.' },
    five_orange: { title: 'Vijf oranje', text: '9 punten met precies 5 oranje katten.' },
    rats_5: { title: 'Vijf ratten', text: '10 punten als er precies 5 ratten te zien zijn.' },
    lessons_6: {
      title: 'Zes lessen',
      text: '7 punten met precies 6 geheime lessen, ook deze.',
    },
    treasures_5: {
      title: 'Vijf schatten',
      text: '9 punten met precies 5 schatten van welke soort ook.',
    },
    edge_pairs: { title: 'Paren aan de reling', text: '1 punt per 2 katten aan de rand.' },
    parrots_full: {
      title: 'Volle hutten',
      text: '12 punten als beide hutten vol zijn.',
    },
    moons_empty: { title: 'Stille nachten', text: '18 punten als beide slaapkamers leeg zijn.' },
    families_4: {
      title: 'Huizen van vier',
      text: '4 punten voor elke familie van 4 of meer katten.',
    },
    oshax_3: { title: 'Oshaxhoeder', text: '3 punten voor elke oshax.' },
    apple_empty: { title: 'Lege tafel', text: '15 punten als de eetkamer leeg is.' },
    third_family: {
      title: 'Derde huis',
      text: 'Je op twee na grootste familie geeft de punten nog een keer.',
    },
    fish_5: { title: 'Proviand', text: '7 punten als je minstens 5 vis over hebt.' },

    pub_edge_colour: {
      title: 'Wacht aan de reling',
      text: '2 punten voor elke kat van de genoemde kleur aan de rand.',
    },
    pub_colour: {
      title: 'Kleur van de dag',
      text: '1 punt voor elke kat van de genoemde kleur.',
    },
    pub_three: {
      title: 'Drie van de kleur',
      text: '5 punten met minstens 3 katten van de genoemde kleur.',
    },
    pub_lonely: {
      title: 'Eenlingen van de kleur',
      text: '3 punten voor elke kat van de genoemde kleur die geen andere kat van die kleur raakt.',
    },
    pub_lessons: { title: 'Open school', text: '2 punten voor elke geheime les die je hebt.' },
    pub_treasures: {
      title: 'Goudkoorts',
      text: '2 punten voor elke schat van welke soort ook.',
    },
    pub_treasure_touch: {
      title: 'Bewaakte schat',
      text: '1 punt voor elke schat die een kat van de genoemde kleur raakt.',
    },
    pub_maps: {
      title: 'Onbekend water',
      text: '5 punten voor elke schatkaart die nog te zien is.',
    },

    column: {
      title: 'Orde',
      text: '7 punten voor elke kolom van 9 vakjes vol katten van één kleur.',
    },

    f_edge_one_colour: {
      title: 'Reling in één kleur',
      text: '1 punt voor elke kat aan de rand, alleen van je beste kleur.',
    },
    f_edge_rainbow: {
      title: 'Regenboogreling',
      text: '9 punten als alle vijf de kleuren een kat aan de rand hebben.',
    },
    f_edge_pairs: { title: 'Paren aan de reling', text: '1 punt per 2 katten aan de rand.' },
    f_no_rats: { title: 'Rattenvangers', text: '10 punten als er geen rat te zien is.' },
    f_middle_row: {
      title: 'Middelste rij',
      text: '10 punten als de hele middelste rij bedekt is, van achter tot voor.',
    },
    f_edge_full: { title: 'Langs de hele reling', text: '12 punten als de hele rand bedekt is.' },
    f_cats_20: { title: 'Twintig kooien', text: '10 punten met precies 20 katten.' },
    f_three_each: {
      title: 'Drie van elk',
      text: '15 punten met minstens 3 katten van elke kleur.',
    },
    f_five_blue: { title: 'Vijf blauwe', text: '9 punten met precies 5 blauwe katten.' },
    f_five_green: { title: 'Vijf groene', text: '9 punten met precies 5 groene katten.' },
    f_five_purple: { title: 'Vijf paarse', text: '9 punten met precies 5 paarse katten.' },
    f_five_red: { title: 'Vijf rode', text: '9 punten met precies 5 rode katten.' },
    f_five_orange: { title: 'Vijf oranje', text: '9 punten met precies 5 oranje katten.' },
    f_treasures: {
      title: 'Schatzoekers',
      text: '2 punten voor elke schat van welke soort ook.',
    },
    f_biggest_family: {
      title: 'Grote familie',
      text: '10 punten als niemand een grotere familie heeft.',
    },
    f_rats_2: { title: 'Rattenvriend', text: '2 punten voor elke zichtbare rat.' },
    f_rooms_2: { title: 'Volle kamers', text: '2 punten voor elke volle kamer.' },
    f_third_family: {
      title: 'Derde huis',
      text: 'Je op twee na grootste familie geeft de punten nog een keer.',
    },

    s_colour_no_treasure: {
      title: 'Ver van goud',
      text: '5 voor elke kleur zonder kat die een schat raakt.',
    },
    s_largest_family_size: {
      title: 'Trots geslacht',
      text: '2 voor elke kat van je grootste familie.',
    },
    s_few_treasures: { title: 'Magere buit', text: '10 als je minder dan 9 schatten hebt.' },
    s_fish: { title: 'Nog aan de haak', text: '4 voor elke vis die je over hebt.' },
    s_rats: { title: 'Ratten aan boord', text: '5 voor elke zichtbare rat.' },
    s_cats_over_15: { title: 'Vol dek', text: '5 voor elke kat boven de 15.' },
    s_colour_no_edge: {
      title: 'Geen uitzicht',
      text: '5 voor elke kleur zonder kat aan de rand.',
    },
    s_double_best: {
      title: 'Nog een keer',
      text: 'De beste van haar andere lessen telt dubbel.',
    },
    s_rooms_full: { title: 'Nette kamers', text: '3 voor elke volle kamer.' },
    s_lonely: {
      title: 'Eenzame harten',
      text: '5 voor elke kat die geen andere kat van dezelfde kleur raakt.',
    },
    sa_lessons: { title: 'Afgekeken', text: '3 voor elke geheime les van jou.' },
    sa_family_1: {
      title: 'Eerste huis',
      text: 'Ook zij krijgt de punten van je grootste familie.',
    },
    sa_family_2: {
      title: 'Tweede huis',
      text: 'Ook zij krijgt de punten van je op één na grootste familie.',
    },
    sa_common: { title: 'Snuisterijen', text: '3 voor elke gewone schat.' },
    sa_no_treasure: { title: 'Lege poten', text: '3 voor elke kat die geen schat raakt.' },
    sa_maps: { title: 'Gevonden kaarten', text: '4 voor elke bedekte schatkaart.' },
    sa_families: { title: 'Familiedag', text: '5 voor elke familie.' },
    sa_edge: { title: 'Aan de reling', text: '1 voor elke kat aan de rand.' },
    sa_colour_no_rat: {
      title: 'Veilig voor ratten',
      text: '5 voor elke kleur zonder kat die een zichtbare rat raakt.',
    },
  },
  solo: {
    biggest_family: '10 punten voor een familie van 7 of meer katten.',
    first_in_order: '7 punten als je aan het eind vóór je zus staat in de beurtvolgorde.',
  },
  half: 'Tegen je zus: de helft van de punten, naar boven afgerond.',
  sister: {
    title: (n) => `Zuskaart ${n}`,
    cat: (n) => `kat ${n} vertrekt`,
    oshax: (n) => `oshax ${n} vertrekt`,
    rare: (n) => `de zeldzame schat van stapel ${n} vertrekt`,
    rareOnly: 'een zeldzame schat vertrekt',
    rareNone: 'er is geen zeldzame schat om te vertrekken',
    common: {
      c1: 'een schat van 1 vakje vertrekt',
      c2: 'een schat van 2 vakjes vertrekt',
      c3i: 'een rechte schat van 3 vakjes vertrekt',
      c3l: 'een gebogen schat van 3 vakjes vertrekt',
    },
    swap: (a, b) => `katten ${a} en ${b} wisselen van plaats`,
    opens: (cards, speed) =>
      `Als eerste kaart van de dag: ${cards === 1 ? '1 kaart' : `${cards} kaarten`}, snelheid ${speed}.`,
  },
  colours: {
    blue: 'De blauwe kleurkaart',
    green: 'De groene kleurkaart',
    red: 'De rode kleurkaart',
    purple: 'De paarse kleurkaart',
    orange: 'De oranje kleurkaart',
  },
  colourText:
    'Elke kat van jou in deze kleur geeft haar 5, 4, 3, 2 of 1 punten; dat hangt af van de plaats in haar rij.',
};
