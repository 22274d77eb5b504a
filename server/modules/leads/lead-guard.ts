import type { Database } from '../../plugins/database/schema.ts';
import { countAttempts } from '../../plugins/http/attempt-counts.ts';
import type { SharedRedis } from '../../plugins/http/redis.ts';
import { type Clock, steadyClock } from '../../shared/clock.ts';
import type { FormFacts } from './form-facts.ts';
import { type FeelPressure, watchPressure } from './lead-pressure.ts';
import { createScreening, type ScreenLead } from './lead-screening.ts';
import { createProofOfWork, type ProofOfWork } from './proof-of-work.ts';
import { ProofRequired } from './proof-required.ts';

/** Keeps programs from using the site's forms as people do. It holds leads back or has them prove work; it drops none. */
export interface LeadGuard {
  /** Why the request must come again with a proof, or later. Only the site's own forms are asked. */
  findMissingProof(call: GuardedCall): Promise<ProofRequired | undefined>;
  screen: ScreenLead;
}

interface GuardedCall {
  network: string;
  form: FormFacts;
  /** What the proof is made for; `undefined` for a form whose script has not loaded, which can make none. */
  request: string | undefined;
}

export interface GuardOptions {
  database: Database;
  clock: Clock;
  redis: SharedRedis | null;
  leadsPerEmailHour: number;
  proofLeadsPerMinute: number;
  proofAllLeadsPerMinute: number;
  onProofAsked: () => void;
}

export function createLeadGuard({ database, clock, redis, onProofAsked, ...most }: GuardOptions): LeadGuard {
  const counts = (name: string) => countAttempts(redis, steadyClock, name);
  const feelPressure = watchPressure(counts('lead-pressure'), {
    mostOfNetwork: most.proofLeadsPerMinute,
    mostOfAll: most.proofAllLeadsPerMinute,
  });
  const proofs = createProofOfWork(database, clock);
  return {
    async findMissingProof(call) {
      const missing = await findMissingProof(call, feelPressure, proofs);
      if (missing) onProofAsked();
      return missing;
    },
    screen: createScreening(counts('lead-screening'), most.leadsPerEmailHour),
  };
}

async function findMissingProof(
  { network, form, request }: GuardedCall,
  feelPressure: FeelPressure,
  proofs: ProofOfWork,
): Promise<ProofRequired | undefined> {
  const isPressed = await feelPressure(network);
  if (!isPressed || !form.isOwn) return undefined;
  if (request === undefined) return new ProofRequired();
  if (form.proof !== undefined && (await proofs.isSolved(request, form.proof))) return undefined;
  return new ProofRequired(await proofs.ask(request));
}
