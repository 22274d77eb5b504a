import { Counter, Gauge, type Registry } from 'prom-client';

export type ChatMetrics = ReturnType<typeof createChatMetrics>;

/**
 * Creates the metrics of the chat for an operator.
 * @param countElsewhere users with a window on another process, as this one knows them
 */
export function createChatMetrics(registry: Registry, countElsewhere: () => number) {
  const registers = [registry];
  const sockets = new Gauge({ name: 'chat_sockets', help: 'Sockets of users that are connected', registers });
  new Gauge({
    name: 'chat_users_elsewhere',
    help: 'Users connected to another process, as far as this process knows',
    registers,
    collect() {
      this.set(countElsewhere());
    },
  });
  const refused = new Counter({
    name: 'chat_sockets_refused_total',
    help: 'Sockets refused or disconnected, by reason',
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
