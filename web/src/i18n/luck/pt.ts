import { pluralIn } from '../plural';
import type { LuckWords } from './en';

const plural = pluralIn('pt');

export const words: LuckWords = {
  title: 'Sorteio justo',
  wait: {
    title: 'Fazendo o sorteio...',
    text: 'Cada jogador acrescenta um segredo, para que ninguém possa escolher o que sai.',
    awaits: (names) => `Esperando ${names}.`,
    anew: 'O sorteio recomeça: todos usam um segredo novo.',
    without: (names) => `Sem resposta a tempo: ${names}. O sorteio segue sem esse segredo.`,
    elsewhere:
      'Seu segredo está em outro aparelho. Abra a mesa lá, ou o sorteio continua sem você.',
    refused: {
      server:
        'O servidor trocou a impressão digital do segredo dele. Esta página não revela o seu segredo.',
      seats:
        'O servidor trocou a impressão digital de um jogador. Esta página não revela o seu segredo.',
      back: 'O servidor voltou a um sorteio anterior. Esta página não revela o seu segredo.',
    },
  },
  restarts: (n) =>
    plural(n, { one: 'O sorteio recomeçou uma vez.', other: `O sorteio recomeçou ${n} vezes.` }),
  restartsText:
    'O sorteio recomeça, com segredos novos para todos, quando alguém não revela o segredo a tempo ou sai. A cada recomeço, um administrador desonesto pode descartar um sorteio.',
  list: {
    title: 'Quem participou',
    server: 'Servidor',
    you: (name) => `${name} (você)`,
    bot: 'Um bot: não acrescenta nada',
    nothing: 'Não acrescentou nada',
    otherDevice: 'de outro aparelho ou navegador',
    fingerprint: 'Impressão digital (SHA-256)',
    secret: 'Segredo',
    seed: 'Número final',
  },
  copy: 'Copiar',
  copied: 'Copiado.',
  notCopied: 'Não foi possível copiar. Selecione o texto e copie.',
  now: {
    toss: 'Todos os sorteios vêm de um único número: um hash dos segredos do servidor e dos jogadores desta lista. Todos publicaram a impressão digital do segredo antes que o primeiro fosse revelado. Assim, ninguém pôde escolher os sorteios, nem o administrador do servidor.',
    alone:
      'Todos os sorteios vêm de um único número. Nenhum jogador participou dele: o servidor o escolheu sozinho e publicou a impressão digital antes do primeiro sorteio.',
    chosenTitle: 'Sorteios escolhidos',
    chosen:
      'Os sorteios desta partida foram escolhidos com uma palavra, como no jogo do dia. A mesma palavra dá os mesmos sorteios; alguém pode conhecê-los de antemão.',
    after:
      'Quando a partida acabar, esta página mostra como o número foi formado e confere se está certo.',
    changed: 'Não é o que o servidor publicou primeiro. Não confie nesta partida.',
  },
  check: {
    verdict: {
      fits: 'Conferido: ninguém pôde escolher os sorteios.',
      watched: 'Conferido: corresponde a tudo o que este navegador viu antes do primeiro sorteio.',
      restarted: 'Tudo corresponde, mas o sorteio recomeçou.',
      without: 'Tudo corresponde, mas seu segredo não faz parte do número.',
      late: 'Tudo corresponde, mas este navegador não viu tudo antes do primeiro sorteio.',
      never: 'Tudo corresponde. Este navegador não viu o que foi publicado antes.',
      alone: 'O número corresponde à impressão digital. Nenhum jogador participou dele.',
      chosen: 'Os sorteios desta partida foram escolhidos.',
      broken: 'Algo não corresponde. Não confie nesta partida.',
      unchecked: 'Este replay não tem impressão digital para conferir.',
    },
    faults: {
      missing: 'Faltam os segredos do sorteio no resultado.',
      back: 'O resultado usa um sorteio anterior ao último que este navegador viu.',
      serverChanged: 'A impressão digital do servidor não é a que este navegador viu primeiro.',
      seatChanged: (name) =>
        `A impressão digital de ${name} não é a que este navegador viu primeiro.`,
      serverSecret: 'O segredo do servidor não corresponde à impressão digital dele.',
      seatSecret: (name) => `O segredo de ${name} não corresponde à impressão digital.`,
      seed: 'Os segredos dão outro número.',
      commitment: 'A impressão digital publicada não é a do servidor.',
      seedAlone: 'O número não corresponde à impressão digital.',
    },
    own: {
      in: 'Seu segredo, feito por este navegador, faz parte do número.',
      other: 'O segredo do seu lugar veio de outro aparelho ou navegador.',
      out: 'Seu lugar não acrescentou nada: um recomeço o deixou de fora, ou a página estava fechada.',
    },
    late: 'Este navegador só viu algumas impressões digitais com a partida já em andamento. Não há como saber se foram trocadas antes.',
    never:
      'Os valores só foram comparados entre si. Para compará-los com o que foi publicado antes da partida, use o navegador que jogou ou assistiu.',
  },
  proven: {
    title: 'O que isto prova',
    toss: 'Se um dos que participaram for honesto, ninguém escolheu o número, nem o administrador do servidor.',
    alone:
      'O número não mudou depois que a impressão digital foi publicada. Antes disso, o servidor podia escolhê-lo.',
    chosen: 'Os sorteios vêm da palavra escolhida. Nada mais está provado.',
    not: 'O que não prova: durante a partida o número fica no servidor, e o administrador podia ver os sorteios. Ele também podia recomeçar o sorteio; os recomeços são contados aqui.',
  },
  draws: {
    title: 'Conferir também os sorteios',
    text: 'Esta página confere o número. Para conferir se cada sorteio vem dele, use o programa com o replay da partida:',
  },
};
