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
    loading: 'Um momento ...',
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
    main: 'Páginas',
    games: 'Jogos',
    play: 'Jogar',
    learn: 'Aprender',
    replays: 'Replays',
    gallery: 'Galeria',
    settings: 'Configurações',
    about: 'Sobre',
    toDay: 'Mudar para dia',
    toNight: 'Mudar para noite',
    language: 'Idioma',
  },
  lost: {
    title: 'Fora do mapa',
    text: (path) => `Não há nada em ${path}. O mar é grande.`,
    home: 'Voltar ao porto',
  },
  failed: {
    title: 'Esta página não chegou',
    text: 'Verifique a conexão e tente de novo. Nada se perdeu.',
    again: 'Tentar de novo',
  },
  update: {
    text: 'Há uma nova versão da página.',
    load: 'Carregar',
  },
  settings: {
    title: 'Configurações',
    kept: 'Guardadas neste navegador.',
    look: 'Aparência',
    theme: 'Tema',
    themes: { system: 'Como o sistema', day: 'Dia', night: 'Noite' },
    language: 'Idioma',
    languageSystem: (name) => `Como o navegador (${name})`,
    scale: 'Tamanho do texto',
    scales: { 90: 'Pequeno', 100: 'Normal', 115: 'Grande', 130: 'Muito grande' },
    aids: 'Ajuda com cores',
    aidsHint: 'Pasto claro, água escura e texturas mais fortes, para quem confunde cores',
    preview: 'Fica assim',
    play: 'Jogo',
    motion: 'Movimento',
    motions: { system: 'Como o sistema', full: 'Completo', none: 'Nenhum' },
    motionHint: 'Peças que voam e pontos que se somam',
    sounds: 'Sons',
    soundsHint: 'Curtos, quando é a sua vez e quando algo é comprado',
    confirm: 'Confirmar jogadas',
    confirmHint: 'Perguntar mais uma vez antes de enviar uma jogada',
    reader: 'Modo leitor de tela',
    readerHint: 'Mesas em palavras: casas com nomes, cada evento contado, jogadas escritas com /',
    reset: 'Voltar ao padrão',
    resetDone: 'O padrão vale de novo.',
  },
  about: {
    title: 'Sobre o Skerry',
    why: 'Ele roda no seu próprio computador ou em um servidor seu, guarda o registro de cada partida e mostra como cada ponto foi ganho.',
    noticeTitle: 'Um projeto independente',
    notice:
      'O Skerry não é afiliado, patrocinado nem endossado pelas editoras ou pelos autores dos jogos.',
    art: 'Todas as imagens são desenhadas por nosso próprio código, e as regras são contadas com nossas palavras. Não há arte nem texto das editoras.',
    licences: 'Licenças',
    code: 'O programa é software livre sob a licença MIT.',
    fonts:
      'As fontes são Alegreya e Alegreya Sans, de Juan Pablo del Peral, Huerta Tipográfica, sob a SIL Open Font License 1.1.',
    fontsLicence: 'Texto da licença das fontes',
    privacy: 'Privacidade',
    privacyText:
      'Sem anúncios, sem rastreadores, nada de outros servidores. As configurações ficam neste navegador; o servidor guarda seu nome e as partidas que você joga.',
    gallery: 'Ver todas as peças',
    lead: (games) =>
      `O Skerry traz jogos de tabuleiro modernos para o navegador, para pessoas e bots${games.length ? `: ${list.format(games)}` : ''}.`,
    authors: (games) =>
      `${credits(games, '; ', ([title, authors], i) => `${title}${i ? ', de' : ' é um jogo de'} ${list.format(authors)}`)}Se você gosta de um jogo, vale comprar a caixa: uma mesa com amigos em volta é difícil de superar.`,
  },
  gallery: {
    lead: 'Cada peça é desenhada por código a partir dos mesmos dados que as regras leem.',
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
