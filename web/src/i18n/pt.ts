/** Brazilian Portuguese, with the terms of the printed rulebook. */
import { credits } from './credits';
import { pluralIn } from './plural';
import type { Words } from './words.svelte';

const plural = pluralIn('pt-BR');
const list = new Intl.ListFormat('pt-BR');

export const pt: Words = {
  common: {
    skerry: 'Skerry',
    close: 'Fechar',
    cancel: 'Cancelar',
    less: 'Menos',
    more: 'Mais',
    on: 'Ligado',
    off: 'Desligado',
    loading: 'Carregando...',
    tiles: (n) => plural(n, { one: `${n} peça`, other: `${n} peças` }),
  },
  bots: {
    beginner: 'Iniciante',
    easy: 'Fácil',
    normal: 'Normal',
    hard: 'Difícil',
    expert: 'Especialista',
    random: 'Aleatório',
    greedy: 'Guloso',
  },
  nav: {
    skip: 'Ir para o conteúdo',
    main: 'Menu principal',
    games: 'Jogos',
    play: 'Início',
    learn: 'Aprender',
    own: 'Minhas partidas',
    replays: 'Replays',
    gallery: 'Galeria',
    settings: 'Configurações',
    about: 'Sobre',
    toDay: 'Tema claro',
    toNight: 'Tema escuro',
    language: 'Idioma',
  },
  lost: {
    title: 'Página não encontrada',
    text: (path) => `Não há nada em ${path}.`,
    home: 'Início',
  },
  failed: {
    title: 'Não foi possível carregar esta página',
    text: 'Verifique sua conexão e tente de novo.',
    again: 'Tentar de novo',
    soon: 'A página tenta de novo sozinha quando a conexão voltar.',
  },
  update: {
    text: 'Há uma nova versão.',
    load: 'Atualizar',
  },
  settings: {
    title: 'Configurações',
    toTable: 'Voltar à mesa',
    kept: 'Salvas neste navegador.',
    look: 'Aparência',
    theme: 'Tema',
    themes: { system: 'Do sistema', day: 'Claro', night: 'Escuro' },
    language: 'Idioma',
    languageSystem: (name) => `Do navegador (${name})`,
    scale: 'Tamanho do texto',
    scales: { 90: 'Pequeno', 100: 'Normal', 115: 'Grande', 130: 'Muito grande' },
    aids: 'Modo daltônico',
    aidsHint: 'Pasto mais claro, água mais escura e texturas mais fortes',
    preview: 'Prévia',
    play: 'Jogo',
    motion: 'Animações',
    motions: { system: 'Do sistema', full: 'Ligadas', none: 'Desligadas' },
    motionHint: 'Peças em movimento e contagem dos pontos',
    pace: 'Velocidade das jogadas dos outros',
    paces: { slow: 'Lenta', normal: 'Normal', instant: 'Instantânea' },
    paceHint: 'As jogadas aparecem uma a uma. Toque na tela ou aperte espaço para pular.',
    sounds: 'Sons',
    soundsHint: 'Sons curtos, por exemplo quando é a sua vez ou algo é comprado',
    confirm: 'Confirmar jogadas',
    confirmHint: 'Perguntar antes de enviar uma jogada',
    passes: 'Passar automaticamente',
    passesHint: 'Se não houver jogada possível, a página passa a vez após um instante',
    reader: 'Modo leitor de tela',
    readerHint: 'Mesas em texto: espaços com nomes, cada evento lido, jogadas digitadas com /',
    reset: 'Restaurar padrões',
    resetDone: 'Configurações padrão restauradas.',
  },
  about: {
    title: 'Sobre o Skerry',
    why: 'Ele roda no seu próprio computador ou em um servidor seu, guarda o registro de cada partida e mostra como cada ponto foi ganho.',
    noticeTitle: 'Um projeto independente',
    notice:
      'O Skerry não é afiliado, patrocinado nem endossado pelas editoras ou pelos autores dos jogos.',
    art: 'Todas as imagens são desenhadas pelo nosso próprio código, e as regras são explicadas com as nossas palavras. Não usamos arte nem texto das editoras.',
    licences: 'Licenças',
    code: 'O programa é software livre sob a licença MIT.',
    fonts:
      'As fontes são Alegreya e Alegreya Sans, de Juan Pablo del Peral, Huerta Tipográfica, sob a SIL Open Font License 1.1.',
    fontsLicence: 'Licença das fontes',
    privacy: 'Privacidade',
    privacyText:
      'Sem anúncios, sem rastreadores, nada de outros servidores. As configurações ficam neste navegador; o servidor guarda seu nome e as partidas que você joga.',
    gallery: 'Ver todas as peças',
    lead: (games) =>
      `O Skerry traz jogos de tabuleiro modernos para o navegador, para pessoas e bots${games.length ? `: ${list.format(games)}` : ''}.`,
    authors: (games) =>
      `${credits(games, '; ', ([title, authors], i) => `${title}${i ? ', de' : ' é um jogo de'} ${list.format(authors)}`)}Se você gosta de um jogo, compre a caixa: nada supera uma mesa com os amigos em volta.`,
  },
  gallery: {
    lead: 'Cada peça é desenhada por código, com os mesmos dados que as regras usam.',
    which: 'Jogo',
  },
  seat: {
    you: (name) => `${name} (você)`,
  },
  clans: {
    blue: 'Azul, onda',
    white: 'Branco, gaivota',
    yellow: 'Amarelo, sol',
    red: 'Vermelho, cervo',
    green: 'Verde, cardo',
  },
};
