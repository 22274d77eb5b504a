import { Agent } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { sendKeyed } from '../faults/keyed-leads.ts';
import type { Random } from '../support/random.ts';
import type { Cluster } from './cluster.ts';
import { findLeadViolations, type LeadOutcome, type LeadRequest } from './lead-history.ts';
import type { Subject } from './subject.ts';

const CLIENTS = 8;
/** A person gives up at some time; whether the form was stored must be clear all the same. */
const MOST_TRIES = 6;
const PAUSE_MS = 100;
/** A paused process answers no request. */
const TIMEOUT_MS = 8_000;

/** Visitors who send forms, to any endpoint, and again under the same key if they got no acknowledgment. */
export function createLeadSubject(cluster: Cluster, random: Random): Subject {
  const history: LeadRequest[] = [];
  let isEnding = false;

  async function runClient(client: number): Promise<void> {
    for (let form = 0; !isEnding; form += 1) {
      const key = `client-${client}-form-${form}`;
      for (let tries = 0; tries < MOST_TRIES && !isEnding; tries += 1) {
        const outcome = await send(random.pick(cluster.endpoints), key);
        history.push({ client, key, outcome });
        if (outcome.kind === 'acknowledged' && random.next() > 0.1) break;
        await setTimeout(PAUSE_MS);
      }
    }
  }

  return {
    name: 'leads',
    async run(until) {
      const running = Array.from({ length: CLIENTS }, (_none, client) => runClient(client));
      await until;
      isEnding = true;
      await Promise.all(running);
    },
    async judge() {
      const leads = await cluster.ask<{ id: string }>("select id from leads where kind = 'agent'");
      const keys = await cluster.ask<{ key: string; leadId: string }>(
        `select key, lead_id as "leadId" from idempotency_keys where key like 'client-%'`,
      );
      const violations = findLeadViolations(history, {
        leads: leads.map(({ id }) => id),
        keys,
      });
      return { said: summarise(history), violations };
    },
  };
}

async function send(url: string, key: string): Promise<LeadOutcome> {
  const agent = new Agent({ timeout: TIMEOUT_MS });
  const late = setTimeout(TIMEOUT_MS, undefined, { ref: false });
  const answer = await Promise.race([sendKeyed(url, key, agent), late]);
  agent.destroy();
  if (!answer || answer.status === undefined) return { kind: 'unknown' };
  if (answer.id === undefined) return { kind: 'refused', status: answer.status };
  return { kind: 'acknowledged', id: answer.id };
}

function summarise(history: readonly LeadRequest[]): string {
  const count = (kind: LeadOutcome['kind']) => history.filter(({ outcome }) => outcome.kind === kind).length;
  const forms = new Set(history.map(({ key }) => key)).size;
  return `${history.length} requests for ${forms} forms: ${count('acknowledged')} acknowledged, ${count('refused')} refused, ${count('unknown')} unanswered`;
}
