import {
  BAGGAGE_HEADER,
  IDEMPOTENCY_KEY_HEADER,
  IDEMPOTENT_REPLAYED_HEADER,
  LEAD_PATHS,
  type LeadKind,
} from 'contract/api-paths.ts';
import { LeadReceipt } from 'contract/lead-receipt.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { isForm, requireReadableBody } from '../web/media-type.ts';
import { tidyBody } from '../web/tidy-body.ts';
import { describeInvalidBody } from '../web/validation-problems.ts';
import { readAttribution } from './attribution.ts';
import { fingerprintOf } from './fingerprint.ts';
import { LEAD_CALLS, LEAD_KINDS, type LeadBodies } from './lead-calls.ts';
import { readIdempotencyKey } from './leads.rules.ts';
import type { LeadStore } from './leads.store.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Names of the fields, for a page that tells a person what to correct. */
    fieldLabels?: Readonly<Record<string, string>>;
  }
  interface FastifyRequest {
    /** What a form without script told beside the body of the call. */
    formAttribution: Record<string, string> | undefined;
  }
}

interface LeadRoutes {
  store: LeadStore;
  clock: Clock;
  /** Origin of redirects; `null` makes them relative. */
  publicUrl: string | null;
  onStored: (kind: LeadKind, outcome: 'stored' | 'replayed') => void;
}

/** The four calls by which a visitor becomes a lead (S1 section 7). */
export function addLeadRoutes(app: FastifyInstance, { store, clock, publicUrl, onStored }: LeadRoutes): void {
  app.decorateRequest('formAttribution', undefined);
  app.addHook('onRequest', async (request) => requireReadableBody(request.headers));
  for (const kind of LEAD_KINDS) addRoute(kind);

  function addRoute<Kind extends LeadKind>(kind: Kind): void {
    const { body, labels, sentences, check } = LEAD_CALLS[kind];
    app.route({
      method: 'POST',
      url: LEAD_PATHS[kind],
      schema: { body, response: { 201: LeadReceipt } },
      config: { fieldLabels: labels },
      schemaErrorFormatter: (failures) => describeInvalidBody(failures, sentences),
      preValidation: async (request) => readRequest(kind, request),
      handler: async (request, reply) => {
        // What the schema above lets through.
        const filled = request.body as LeadBodies[Kind];
        const refusal = check?.(filled, clock());
        const lead = await store.insertLead({ ...leadOf(kind, filled, request), refusal });
        onStored(kind, lead.isReplayed ? 'replayed' : 'stored');
        if (lead.isReplayed) reply.header(IDEMPOTENT_REPLAYED_HEADER, 'true');
        return answer(kind, lead.id, request, reply);
      },
    });
  }

  function answer(kind: LeadKind, id: string, request: FastifyRequest, reply: FastifyReply) {
    const { message, thanksPath } = LEAD_CALLS[kind];
    if (isForm(request.headers)) return reply.redirect(`${publicUrl ?? ''}${thanksPath}`, 303);
    return reply.code(201).send({ id, message });
  }
}

function readRequest(kind: LeadKind, request: FastifyRequest): void {
  const { readForm } = LEAD_CALLS[kind];
  tidyBody(request.body);
  if (readForm && isForm(request.headers)) {
    const { body, attribution } = readForm((request.body ?? {}) as Record<string, string>);
    request.body = body;
    request.formAttribution = attribution;
  }
}

function leadOf(kind: LeadKind, body: LeadBodies[LeadKind], { headers, formAttribution }: FastifyRequest) {
  const baggage = headers[BAGGAGE_HEADER];
  // Of the whole form, as it was filled in: the same chatbot in another colour is a new wish, and a changed
  // form is a request of its own (docs/decisions/009). Baggage is no part of what the caller keyed.
  const fingerprint = fingerprintOf({ ...body, ...formAttribution });
  // A form without script has no key of its own, and a double click sends it twice: its content is its key.
  const key =
    readIdempotencyKey(headers[IDEMPOTENCY_KEY_HEADER]) ??
    (isForm(headers) ? `form-${fingerprint}` : undefined);
  return {
    kind,
    email: body.email,
    body,
    attribution: readAttribution(typeof baggage === 'string' ? baggage : undefined, formAttribution),
    idempotency: key === undefined ? undefined : { key, fingerprint },
  };
}
