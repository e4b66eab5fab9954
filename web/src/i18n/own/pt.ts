/** Brazilian Portuguese words of the page with your games. */
import { pluralIn } from '../plural';
import type { OwnWords } from './en';

const plural = pluralIn('pt');
const and = new Intl.ListFormat('pt', { type: 'conjunction' });
const games = (n: number): string => plural(n, { one: `${n} partida`, other: `${n} partidas` });
const days = (n: number): string => plural(n, { one: `${n} dia`, other: `${n} dias` });

export const words: OwnWords = {
  title: 'Minhas partidas',
  running: 'Em andamento',
  noneRunning: 'Nenhuma partida em andamento',
  noneRunningText: 'As partidas que você começar ficam esperando aqui.',
  finished: 'Partidas terminadas',
  noneFinished: 'Nenhuma partida terminada ainda',
  noneFinishedText: 'Jogue uma até o fim: sua colocação, seus pontos e o replay aparecem aqui.',
  older: 'Partidas anteriores',
  failed: 'Não foi possível carregar suas partidas.',
  again: 'Tentar de novo',
  result: 'Resultado',
  deleted: 'Já excluída do servidor',
  place: (place, seats) => `${place}º de ${seats}`,
  won: 'Vitória',
  lost: 'Derrota',
  points: (n) => plural(Number(n), { one: `${n} ponto`, other: `${n} pontos` }),
  minutes: (n) => `${n} min`,
  hours: (h, min) => (min ? `${h} h ${min} min` : `${h} h`),
  against: (names) => `contra ${and.format(names)}`,
  opponent: (name, level) => `${name} (${level.toLocaleLowerCase('pt')})`,
  mode: (name) => `modo ${name}`,
  botPlayed: 'um bot jogou uma parte',
  notCounted: (told) => `não conta: ${told}`,
  statistics: {
    title: 'Estatísticas',
    none: 'Suas estatísticas começam com a primeira partida que você jogar até o fim, sem bot no seu lugar.',
    game: 'Jogo',
    games,
    gamesLabel: 'Partidas',
    wins: 'Vitórias',
    best: 'Recorde',
    mean: 'Média',
    streak: 'Dias seguidos',
    days,
    longest: (n) => `a maior: ${days(n)}`,
    places: 'Colocações',
    placeOf: (place, n) => `${place}º: ${n}`,
    curve: 'Pontos nas últimas partidas',
    curveLabel: (n, first, last) =>
      `Pontos nas últimas ${games(n)}, de ${first} a ${last}; um anel marca uma vitória.`,
    ring: 'Um anel marca uma vitória.',
    byMode: 'Por modo',
    bySeats: 'Por número de jogadores',
    byLevel: 'Por adversário',
    seats: (n) => plural(n, { one: `${n} jogador`, other: `${n} jogadores` }),
    people: 'Pessoas',
    mixed: 'Bots de vários níveis',
    row: (mean, best, n) => `média ${mean}, recorde ${best}, ${games(n)}`,
    key: 'A barra é a sua média; o traço, o seu recorde.',
    less: 'Mostrar menos',
    all: (n) => `Mostrar todas (${n})`,
    newest: (n) => `Contam as suas ${games(n)} mais recentes.`,
    left: 'Partidas jogadas em parte por um bot não contam.',
  },
};
