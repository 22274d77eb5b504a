import { Counter, Gauge, type Registry } from 'prom-client';
import type { Database } from '../../../plugins/database/schema.ts';
import type { Clock } from '../../../shared/clock.ts';
import { LATE_AFTER_MS } from '../records/delivery.rules.ts';
import type { WorkerEvent } from './channel-worker.ts';

interface MetricsParts {
  registry: Registry;
  database: Database;
  clock: Clock;
}

/** The most rows counted: counting reads the rows, and must never hold visitors up. */
const MOST_COUNTED = 10_000;

/** Creates the metrics of the deliveries for an operator. */
export function createDeliveryMetrics({ registry, database, clock }: MetricsParts) {
  const registers = [registry];
  const ended = new Counter({
    name: 'lead_deliveries_total',
    help: 'Delivery attempts by channel and outcome: delivered, retried, dead, dropped',
    labelNames: ['channel', 'outcome'],
    registers,
  });
  const isDown = new Gauge({
    name: 'lead_delivery_target_down',
    help: '1 while the target of a channel is down',
    labelNames: ['channel'],
    registers,
  });
  new Gauge({
    name: 'lead_deliveries',
    help: `Deliveries that are not done, by channel and state: due, late (due for a lead older than 5 minutes), dead, held; counted up to ${MOST_COUNTED}`,
    labelNames: ['channel', 'state'],
    registers,
    async collect() {
      const counts = await countDeliveries(database, clock()).catch(() => undefined);
      if (!counts) return;
      this.reset();
      for (const { channel, state, count } of counts) this.set({ channel, state }, count);
    },
  });

  return {
    observe(event: WorkerEvent): void {
      const { kind, channel } = event;
      if (kind === 'down') isDown.set({ channel }, 1);
      else if (kind === 'back') isDown.set({ channel }, 0);
      else if (kind !== 'unsettled') ended.inc({ channel, outcome: kind });
    },
  };
}

export interface DeliveryCount {
  channel: string;
  state: 'due' | 'late' | 'dead' | 'held';
  count: number;
}

/** Counts the deliveries that have not arrived, by channel; `late` is a part of `due`. */
export async function countDeliveries(database: Database, now: Date): Promise<DeliveryCount[]> {
  const lateBefore = new Date(now.getTime() - LATE_AFTER_MS).toISOString();
  const rows = await database
    .selectFrom((query) =>
      query
        .selectFrom('lead_deliveries')
        .select(['channel', 'state', 'created_at'])
        .where('state', 'in', ['due', 'dead', 'held'])
        .limit(MOST_COUNTED)
        .as('open'),
    )
    .select((row) => [
      'channel',
      'state',
      row.fn.countAll().as('count'),
      row.fn.sum(row.case().when('created_at', '<', lateBefore).then(1).else(0).end()).as('late'),
    ])
    .groupBy(['channel', 'state'])
    .execute();
  return rows.flatMap(({ channel, state, count, late }) => {
    if (state === 'done' || state === 'dropped') return [];
    const counted: DeliveryCount = { channel, state, count: Number(count) };
    if (state !== 'due') return [counted];
    return [counted, { channel, state: 'late', count: Number(late) }];
  });
}
