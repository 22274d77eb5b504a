import { Counter, Gauge, type Registry } from 'prom-client';

export type ChatMetrics = ReturnType<typeof createChatMetrics>;

/** What an operator can watch of the chat. */
export function createChatMetrics(registry: Registry) {
  const registers = [registry];
  const sockets = new Gauge({ name: 'chat_sockets', help: 'Sockets of users that are connected', registers });
  const refused = new Counter({
    name: 'chat_sockets_refused_total',
    help: 'Sockets turned away or disconnected, by reason',
    labelNames: ['reason'],
    registers,
  });
  const events = new Counter({
    name: 'chat_events_total',
    help: 'Events from clients, by outcome',
    labelNames: ['event', 'outcome'],
    registers,
  });
  const answers = new Counter({
    name: 'chat_answers_total',
    help: 'Answers of the AI employee, by outcome',
    labelNames: ['outcome'],
    registers,
  });
  return {
    sockets,
    countRefused: (reason: string) => refused.inc({ reason }),
    countEvent: (event: string, outcome: string) => events.inc({ event, outcome }),
    countAnswer: (isError: boolean) => answers.inc({ outcome: isError ? 'error' : 'answered' }),
  };
}
