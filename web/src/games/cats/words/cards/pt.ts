/** As cartas de A Ilha dos Gatos em português do Brasil, por tipo. */
import type { CatsCardsWords } from './en';

export const words: CatsCardsWords = {
  cards: {
    oshax: {
      title: 'Chamado do oshax',
      text: 'Pegue um oshax, posicione-o e escolha a cor dele.',
    },
    boots4: { title: 'Botas velozes', text: 'Velocidade 4. Sem cesta.' },
    broken0: {
      title: 'Cesta quebrada',
      text: 'Meia cesta: duas quebradas levam um gato. Sem velocidade.',
    },
    broken1: {
      title: 'Cesta quebrada e botas',
      text: 'Meia cesta: duas quebradas levam um gato. Velocidade 1.',
    },
    broken3: {
      title: 'Cesta quebrada, botas velozes',
      text: 'Meia cesta: duas quebradas levam um gato. Velocidade 3.',
    },
    basket1: { title: 'Cesta e botas', text: 'Leva um gato. Velocidade 1.' },
    basket3: { title: 'Cesta e botas velozes', text: 'Leva um gato. Velocidade 3.' },

    fish_oshax: { title: 'Oshax pescadores', text: '2 peixes por oshax no seu barco.' },
    free_spot: {
      title: 'Um lugar à parte',
      text: 'Sua próxima peça não precisa tocar outra.',
    },
    draw2: {
      title: 'Busca curta',
      text: 'Saque 2 cartas. Pague na hora as que mantiver.',
    },
    draw3: {
      title: 'Busca longa',
      text: 'Saque 3 cartas. Pague na hora as que mantiver.',
    },
    bag_to_boat: {
      title: 'Clandestino',
      text: 'Tire uma peça do saco. Se couber, ela tem de ir para o seu barco.',
    },
    sell_basket: {
      title: 'Cesta à venda',
      text: 'Entregue uma cesta permanente, mesmo usada, por 5 peixes.',
    },
    herd: { title: 'Tocar os gatos', text: 'Mova até 3 gatos, cada um para o outro campo.' },
    fish_lessons: {
      title: 'Cardume escolar',
      text: '1 peixe por lição particular sua em jogo.',
    },
    double_rescue: {
      title: 'Dois de uma vez',
      text: 'Na vez em que você pegar o próximo gato, resgate um extra. Ele também custa peixes e uma cesta.',
    },
    bag_to_fields: {
      title: 'Recém-chegados',
      text: 'Tire 4 peças do saco. Mande cada gato para o campo que quiser.',
    },
    basket: { title: 'Uma cesta firme', text: 'Uma nova cesta permanente, pronta na hora.' },
    basket_for_lessons: {
      title: 'Desaprendido',
      text: 'Uma nova cesta permanente por duas lições particulares suas em jogo.',
    },
    basket_for_treasures: {
      title: 'Escambo',
      text: 'Uma nova cesta permanente por dois tesouros do seu barco.',
    },
    fish_colours: {
      title: 'Pesca de cinco cores',
      text: '1 peixe por cor entre os seus gatos.',
    },
    fish_rare: { title: 'Isca rara', text: '2 peixes por tesouro raro no seu barco.' },
    fish_common: { title: 'Isca comum', text: '1 peixe por tesouro comum no seu barco.' },
    fish_one_colour: {
      title: 'Cor favorita',
      text: 'Indique uma cor: 1 peixe por gato seu dessa cor.',
    },

    treasure_rare: {
      title: 'Arca do tesouro',
      text: 'Pegue 1 tesouro raro ou até 2 comuns.',
    },
    treasure_small: {
      title: 'Bolsa do tesouro',
      text: 'Pegue até 2 tesouros pequenos; ou, por mais 1 peixe, até 2 comuns.',
    },

    edge_full: { title: 'Toda a amurada', text: '12 pontos se toda a borda estiver coberta.' },
    cats_15: { title: 'Quinze leitos', text: '10 pontos com exatamente 15 gatos.' },
    three_each: {
      title: 'Três de cada',
      text: '15 pontos com pelo menos 3 gatos de cada cor.',
    },
    edge_rainbow: {
      title: 'Amurada arco-íris',
      text: '7 pontos se as cinco cores tiverem um gato na borda.',
    },
    edge_one_colour: {
      title: 'Amurada de uma cor',
      text: '1 ponto por gato na borda, só da sua melhor cor.',
    },
    baskets_3: { title: 'Três cestas', text: '7 pontos com exatamente 3 cestas permanentes.' },
    first_in_order: {
      title: 'Madrugador',
      text: '7 pontos se você estiver em primeiro na ordem de turno no fim.',
    },
    lonely: {
      title: 'Solitários',
      text: '1 ponto por gato que não toca outro da mesma cor.',
    },
    biggest_family: {
      title: 'Grande família',
      text: '10 pontos se ninguém tiver uma família maior.',
    },
    rare_2: { title: 'Conhecedor', text: '2 pontos por tesouro raro.' },
    common_1: { title: 'Colecionador', text: '1 ponto por tesouro comum.' },
    no_rats: { title: 'Caça-ratos', text: '10 pontos se nenhum rato estiver visível.' },
    rats_2: { title: 'Amigo dos ratos', text: '2 pontos por rato visível.' },
    lessons_1: {
      title: 'Estudioso',
      text: '1 ponto por lição particular sua, contando esta.',
    },
    five_blue: { title: 'Cinco azuis', text: '9 pontos com exatamente 5 gatos azuis.' },
    five_green: { title: 'Cinco verdes', text: '9 pontos com exatamente 5 gatos verdes.' },
    five_purple: { title: 'Cinco roxos', text: '9 pontos com exatamente 5 gatos roxos.' },
    five_red: { title: 'Cinco vermelhos', text: '9 pontos com exatamente 5 gatos vermelhos.' },
    five_orange: { title: 'Cinco laranja', text: '9 pontos com exatamente 5 gatos laranja.' },
    rats_5: {
      title: 'Cinco ratos',
      text: '10 pontos se exatamente 5 ratos estiverem visíveis.',
    },
    lessons_6: {
      title: 'Seis lições',
      text: '7 pontos com exatamente 6 lições particulares, contando esta.',
    },
    treasures_5: {
      title: 'Cinco tesouros',
      text: '9 pontos com exatamente 5 tesouros de qualquer tipo.',
    },
    edge_pairs: { title: 'Pares na amurada', text: '1 ponto a cada 2 gatos na borda.' },
    parrots_full: {
      title: 'Cabines cheias',
      text: '12 pontos se as duas cabines estiverem cheias.',
    },
    moons_empty: {
      title: 'Noites tranquilas',
      text: '18 pontos se os dois quartos estiverem vazios.',
    },
    families_4: {
      title: 'Casas de quatro',
      text: '4 pontos por família de 4 ou mais gatos.',
    },
    oshax_3: { title: 'Guardião dos oshax', text: '3 pontos por oshax.' },
    apple_empty: {
      title: 'Mesa vazia',
      text: '15 pontos se a sala de jantar estiver vazia.',
    },
    third_family: {
      title: 'Terceira casa',
      text: 'Sua terceira maior família dá os pontos dela mais uma vez.',
    },
    fish_5: { title: 'Provisões', text: '7 pontos se sobrarem pelo menos 5 peixes.' },

    pub_edge_colour: {
      title: 'Vigia na amurada',
      text: '2 pontos por gato da cor indicada na borda.',
    },
    pub_colour: { title: 'Cor do dia', text: '1 ponto por gato da cor indicada.' },
    pub_three: {
      title: 'Três da cor',
      text: '5 pontos com pelo menos 3 gatos da cor indicada.',
    },
    pub_lonely: {
      title: 'Solitários da cor',
      text: '3 pontos por gato da cor indicada que não toca outro da mesma cor.',
    },
    pub_lessons: { title: 'Escola aberta', text: '2 pontos por lição particular que você tem.' },
    pub_treasures: { title: 'Corrida do ouro', text: '2 pontos por tesouro de qualquer tipo.' },
    pub_treasure_touch: {
      title: 'Tesouro vigiado',
      text: '1 ponto por tesouro que toca um gato da cor indicada.',
    },
    pub_maps: {
      title: 'Inexplorado',
      text: '5 pontos por mapa do tesouro ainda visível.',
    },

    column: {
      title: 'Ordem',
      text: '7 pontos por coluna de 9 espaços coberta por gatos de uma só cor.',
    },

    f_edge_one_colour: {
      title: 'Amurada de uma cor',
      text: '1 ponto por gato na borda, só da sua melhor cor.',
    },
    f_edge_rainbow: {
      title: 'Amurada arco-íris',
      text: '9 pontos se as cinco cores tiverem um gato na borda.',
    },
    f_edge_pairs: { title: 'Pares na amurada', text: '1 ponto a cada 2 gatos na borda.' },
    f_no_rats: { title: 'Caça-ratos', text: '10 pontos se nenhum rato estiver visível.' },
    f_middle_row: {
      title: 'Linha do meio',
      text: '10 pontos se toda a linha do meio estiver coberta, da popa à proa.',
    },
    f_edge_full: {
      title: 'Toda a amurada',
      text: '12 pontos se toda a borda estiver coberta.',
    },
    f_cats_20: { title: 'Vinte leitos', text: '10 pontos com exatamente 20 gatos.' },
    f_three_each: {
      title: 'Três de cada',
      text: '15 pontos com pelo menos 3 gatos de cada cor.',
    },
    f_five_blue: { title: 'Cinco azuis', text: '9 pontos com exatamente 5 gatos azuis.' },
    f_five_green: { title: 'Cinco verdes', text: '9 pontos com exatamente 5 gatos verdes.' },
    f_five_purple: { title: 'Cinco roxos', text: '9 pontos com exatamente 5 gatos roxos.' },
    f_five_red: { title: 'Cinco vermelhos', text: '9 pontos com exatamente 5 gatos vermelhos.' },
    f_five_orange: { title: 'Cinco laranja', text: '9 pontos com exatamente 5 gatos laranja.' },
    f_treasures: {
      title: 'Caçadores de tesouros',
      text: '2 pontos por tesouro de qualquer tipo.',
    },
    f_biggest_family: {
      title: 'Grande família',
      text: '10 pontos se ninguém tiver uma família maior.',
    },
    f_rats_2: { title: 'Amigo dos ratos', text: '2 pontos por rato visível.' },
    f_rooms_2: { title: 'Cômodos cheios', text: '2 pontos por cômodo cheio.' },
    f_third_family: {
      title: 'Terceira casa',
      text: 'Sua terceira maior família dá os pontos dela mais uma vez.',
    },

    s_colour_no_treasure: {
      title: 'Longe do ouro',
      text: '5 por cor sem nenhum gato que toque um tesouro.',
    },
    s_largest_family_size: {
      title: 'Linhagem orgulhosa',
      text: '2 por gato da sua maior família.',
    },
    s_few_treasures: { title: 'Saque magro', text: '10 se você tiver menos de 9 tesouros.' },
    s_fish: { title: 'Sobras no anzol', text: '4 por peixe que sobrar com você.' },
    s_rats: { title: 'Ratos a bordo', text: '5 por rato visível.' },
    s_cats_over_15: { title: 'Convés lotado', text: '5 por gato além de 15.' },
    s_colour_no_edge: {
      title: 'Sem vista',
      text: '5 por cor sem nenhum gato na borda.',
    },
    s_double_best: {
      title: 'Mais uma vez',
      text: 'A melhor das outras lições dela conta em dobro.',
    },
    s_rooms_full: { title: 'Cômodos em ordem', text: '3 por cômodo cheio.' },
    s_lonely: {
      title: 'Corações solitários',
      text: '5 por gato que não toca outro da mesma cor.',
    },
    sa_lessons: { title: 'Cola na prova', text: '3 por lição particular sua.' },
    sa_family_1: {
      title: 'Primeira casa',
      text: 'Ela também ganha os pontos da sua maior família.',
    },
    sa_family_2: {
      title: 'Segunda casa',
      text: 'Ela também ganha os pontos da sua segunda maior família.',
    },
    sa_common: { title: 'Bugigangas', text: '3 por tesouro comum.' },
    sa_no_treasure: { title: 'Patas vazias', text: '3 por gato que não toca nenhum tesouro.' },
    sa_maps: { title: 'Mapas achados', text: '4 por mapa do tesouro coberto.' },
    sa_families: { title: 'Reunião de família', text: '5 por família.' },
    sa_edge: { title: 'Na amurada', text: '1 por gato na borda.' },
    sa_colour_no_rat: {
      title: 'A salvo dos ratos',
      text: '5 por cor sem nenhum gato que toque um rato visível.',
    },
  },
  solo: {
    biggest_family: '10 pontos por uma família de 7 ou mais gatos.',
    first_in_order: '7 pontos se você estiver à frente da irmã na ordem de turno no fim.',
  },
  half: 'Contra sua irmã: metade dos pontos, arredondada para cima.',
  sister: {
    title: (n) => `Carta da irmã ${n}`,
    cat: (n) => `o gato ${n} sai`,
    oshax: (n) => `o oshax ${n} sai`,
    rare: (n) => `o tesouro raro da pilha ${n} sai`,
    rareOnly: 'um tesouro raro sai',
    rareNone: 'não há tesouro raro para sair',
    common: {
      c1: 'um tesouro de 1 espaço sai',
      c2: 'um tesouro de 2 espaços sai',
      c3i: 'um tesouro reto de 3 espaços sai',
      c3l: 'um tesouro em L de 3 espaços sai',
    },
    swap: (a, b) => `os gatos ${a} e ${b} trocam de lugar`,
    opens: (cards, speed) =>
      `Como primeira carta do dia: ${cards === 1 ? '1 carta' : `${cards} cartas`}, velocidade ${speed}.`,
  },
  colours: {
    blue: 'A carta da cor azul',
    green: 'A carta da cor verde',
    red: 'A carta da cor vermelha',
    purple: 'A carta da cor roxa',
    orange: 'A carta da cor laranja',
  },
  colourText:
    'Cada gato seu desta cor dá a ela 5, 4, 3, 2 ou 1 pontos, conforme a posição na fileira.',
};
