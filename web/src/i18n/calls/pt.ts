/** Brazilian Portuguese. */
import type { CallWords } from '.';

export const words: CallWords = {
  title: 'Avisos',
  browser: 'Avisar neste navegador',
  browserHint:
    'Quando for a sua vez, seu tempo estiver acabando, alguém entrar na sua mesa ou uma partida acabar. Mesmo com a página fechada.',
  openHint:
    'Quando for a sua vez ou uma partida acabar, enquanto a página estiver aberta em outra aba.',
  blocked: 'O navegador bloqueia os avisos desta página. Permita-os nas configurações do site.',
  unsupported:
    'Este navegador não consegue mostrar avisos aqui: é preciso https e, no iPhone, a página na tela de início.',
  failed: 'Não deu certo. Verifique a conexão e tente de novo.',
  email: 'E-mail',
  emailHint: 'Primeiro chega um e-mail para você confirmar o endereço.',
  emailWaits: (address) => `Abra o link no e-mail enviado para ${address}.`,
  emailOn: (address) => `O Skerry escreve para ${address}.`,
  emailBad: 'Isto não é um endereço de e-mail.',
  webhook: 'Webhook',
  webhookHint: 'Um endereço https que recebe as mensagens, como o de um chat.',
  webhookOn: 'Seu webhook recebe as mensagens.',
  webhookBad: 'Precisa ser um endereço https público.',
  save: 'Salvar',
  remove: 'Remover',
  tooOften: 'Tentativas demais. Tente de novo em alguns minutos.',
  removed: 'Removido.',
  offer: 'Quer um aviso quando for a sua vez?',
  yes: 'Quero',
  no: 'Agora não',
  on: 'Vamos avisar você.',
  turn: 'É a sua vez',
  ended: 'A partida acabou',
  joined: 'Alguém entrou na sua mesa',
};
