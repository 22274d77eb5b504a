import {
  BAGGAGE_HEADER,
  IDEMPOTENT_REPLAYED_HEADER,
  LEAD_KINDS,
  LEAD_PATHS,
  type LeadKind,
} from 'contract/api-paths.ts';
import { CONFIRM_BY_EMAIL, HOST_CONFIRMS } from 'contract/bookings/demo-calendar-rules.ts';
import { intervalAt, type Office } from 'contract/bookings/office.ts';
import { HONEYPOT_FIELD } from 'contract/leads/form-entries.ts';
import { type DemoRequest, demoRequestAt } from 'contract/leads/lead-requests.ts';
import { bookedPath, bookingPath, THANK_YOU_PAGE } from 'contract/site/addresses.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import type { HiddenNetworks } from '../../../plugins/http/client-network.ts';
import { refuseCrossSiteForms } from '../../../plugins/http/csrf.ts';
import { ownOrigin } from '../../../plugins/http/origin.ts';
import { isForm, requireReadableBody, tidyBody } from '../../../plugins/http/request-body.ts';
import { describeInvalidBody } from '../../../plugins/http/validation-problems.ts';
import type { Clock } from '../../../shared/clock.ts';
import {
  BookingChanged,
  type BookingLinks,
  isOver,
  type LeadBookings,
} from '../../bookings/bookings.queries.ts';
import { type FormMeta, readFormMeta } from './form-meta.ts';
import { idempotencyOf, nameOf } from './idempotency.ts';
import { type LeadBodies, type LeadCall, leadCalls, type PostedForm } from './lead-calls.ts';
import type { NewLead, StoredLead } from './lead-statements.ts';
import type { LeadOutcome } from './leads.metrics.ts';
import type { LeadStore } from './leads.store.ts';
import type { ScreenLead, Suspicion } from './screening.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Names of the fields, for a page that shows a person which ones to correct. */
    fieldLabels?: Readonly<Record<string, string>>;
  }
  interface FastifyRequest {
    /** Data of a form without script; its `body` is that of the request. */
    postedForm: (PostedForm & { honeypot: string | undefined }) | undefined;
  }
}

interface LeadRoutes {
  store: LeadStore;
  office: Office;
  screen: ScreenLead;
  clock: Clock;
  /** Origin of redirects; `null` makes them relative. */
  publicUrl: string | null;
  /** Origins whose pages may post forms. */
  origins: readonly string[];
  productName: string;
  bookings: Pick<LeadBookings, 'check' | 'find'>;
  /** Names a network as the database may keep it. */
  hideNetworks: (network: string) => HiddenNetworks;
  links: Pick<BookingLinks, 'makeToken'>;
  onStored: (stored: {
    id: string;
    kind: LeadKind;
    outcome: LeadOutcome;
    suspicion: readonly Suspicion[];
  }) => void;
}

/** The body of the demo call names the office's zone, which may be changed at the desk. */
function demoValidator(app: FastifyInstance, office: Office): FastifySchemaCompiler<TSchema> {
  return (route) => {
    const compile = (zone: string) => ({
      zone,
      validate: app.validatorCompiler?.({ ...route, schema: demoRequestAt(office) }),
    });
    let compiled: ReturnType<typeof compile> | undefined;
    const validate: ReturnType<FastifySchemaCompiler<TSchema>> = (body) => {
      if (compiled?.zone !== office.zone) compiled = compile(office.zone);
      const isValid = compiled.validate?.(body) ?? false;
      Object.assign(validate, { errors: Object(compiled.validate).errors });
      return isValid;
    };
    return validate;
  };
}

/** Adds the four calls that store a visitor as a lead (S1 section 7). */
export function addLeadRoutes(app: FastifyInstance, parts: LeadRoutes): void {
  const {
    store,
    office,
    screen,
    clock,
    publicUrl,
    origins,
    productName,
    bookings,
    links,
    hideNetworks,
    onStored,
  } = parts;
  const calls = leadCalls(office);
  app.decorateRequest('postedForm', undefined);
  // A receipt is for one person, and a redirect from a cache would confirm a form that was not stored.
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  app.addHook('onRequest', async (request) => requireReadableBody(request.headers));
  refuseCrossSiteForms(app, origins);
  for (const kind of LEAD_KINDS) addRoute(kind);

  function addRoute<Kind extends LeadKind>(kind: Kind): void {
    const { body, receipt, labels, sentences, messages } = calls[kind];
    app.route({
      method: 'POST',
      url: LEAD_PATHS[kind],
      schema: { body, response: { 201: receipt } },
      ...(kind === 'demo' && { validatorCompiler: demoValidator(app, office) }),
      config: { fieldLabels: labels },
      schemaErrorFormatter: (failures) => describeInvalidBody(failures, sentences, messages),
      preValidation: async (request) => readRequest(calls[kind], request, productName),
      handler: async (request, reply) => {
        // What the schema above lets through.
        const filled = request.body as LeadBodies[Kind];
        const now = clock();
        const networks = hideNetworks(request.network);
        const meta = metaOf(request, { productName, now });
        const lead = { ...leadOf(kind, filled, request, meta), networks };
        const refusal = request.overLimit ?? (lead.booking && bookings.check(filled as DemoRequest, now));
        const stored = refusal
          ? await repeat(lead, refusal)
          : await insert(await screenLead(lead, request, meta));
        if (stored.isReplayed) reply.header(IDEMPOTENT_REPLAYED_HEADER, 'true');
        return answer(lead, stored, request, reply);
      },
    });
  }

  async function screenLead(lead: NewLead, request: FastifyRequest, meta: FormMeta): Promise<NewLead> {
    const { kind, email, body, idempotency } = lead;
    const suspicion = await screen({
      ...{ kind, email, body, honeypot: meta.honeypot, openMs: meta.openMs },
      ...{ request: idempotency && nameOf(lead), network: request.network },
    });
    return { ...lead, suspicion };
  }

  async function insert(lead: NewLead): Promise<StoredLead> {
    const { kind, suspicion = [] } = lead;
    const stored = await store.insertLead(lead);
    const { id, isReplayed } = stored;
    const outcome = suspicion.length > 0 ? 'quarantined' : 'stored';
    onStored(
      isReplayed ? { id, kind, outcome: 'replayed', suspicion: [] } : { id, kind, outcome, suspicion },
    );
    return stored;
  }

  /**
   * Finds the stored lead of a request that may not be stored any more.
   * @throws the refusal where nothing was stored
   */
  async function repeat(lead: NewLead, refusal: Error): Promise<StoredLead> {
    const stored = await store.findReplay(lead);
    if (!stored) throw refusal;
    onStored({ id: stored.id, kind: lead.kind, outcome: 'replayed', suspicion: [] });
    return stored;
  }

  async function answer(lead: NewLead, stored: StoredLead, request: FastifyRequest, reply: FastifyReply) {
    const { id, isFromElsewhere } = stored;
    const { message } = calls[lead.kind];
    const booking = await findBookingStatus(lead, stored);
    if (isForm(request.headers)) {
      // Its key is its content, which others may know: from another network it is thanked for, and shows nothing.
      const token = booking && !isFromElsewhere && (await links.makeToken(id));
      return reply.redirect(`${publicUrl ?? ''}${token ? bookedPath(token) : THANK_YOU_PAGE}`, 303);
    }
    reply.code(201);
    if (!booking) return reply.send({ id, message });
    const manageUrl = ownOrigin(request, publicUrl) + bookingPath(await links.makeToken(id));
    return reply.send({
      id,
      message: messageOf(booking, message),
      booking: {
        ...{ ...intervalAt(office, booking.start), manageUrl },
        ...(booking.toBeConfirmed && { toBeConfirmed: true }),
      },
    });
  }

  /**
   * The demo as it stands: a request that is repeated may have been moved or confirmed since.
   * @throws {BookingChanged} when it was canceled in this moment, before its key was free again
   */
  async function findBookingStatus(
    { booking }: NewLead,
    { id, isReplayed, isUnconfirmed = false, toBeConfirmed = false }: StoredLead,
  ): Promise<BookingStatus | undefined> {
    if (!booking) return undefined;
    if (!isReplayed) return { start: booking.start, isUnconfirmed, toBeConfirmed };
    const found = await bookings.find(id);
    if (!found || isOver(found, clock())) throw new BookingChanged();
    return {
      start: found.start,
      isUnconfirmed: found.confirmBy !== null,
      toBeConfirmed: Boolean(found.host?.confirmBy),
    };
  }
}

/** State of a request's demo. */
interface BookingStatus {
  start: Date;
  /** It waits for its visitor. */
  isUnconfirmed: boolean;
  /** It waits for its host. */
  toBeConfirmed: boolean;
}

function messageOf({ isUnconfirmed, toBeConfirmed }: BookingStatus, usual: string): string {
  if (isUnconfirmed) return CONFIRM_BY_EMAIL;
  return toBeConfirmed ? `${usual} ${HOST_CONFIRMS}.` : usual;
}

function readRequest(call: LeadCall, request: FastifyRequest, productName: string): void {
  const { readForm = (body: Record<string, string>): PostedForm => ({ body }), formAt, normalize } = call;
  tidyBody(request.body, [], call.body);
  if (isForm(request.headers)) {
    const whole = (request.body ?? {}) as Record<string, string>;
    if (formAt) request.formAt = (time) => formAt(whole, time);
    const { [HONEYPOT_FIELD]: honeypot, ...form } = whole;
    const posted = readForm(form, productName);
    request.postedForm = { ...posted, honeypot };
    request.body = posted.body;
  }
  if (normalize) request.body = normalize(request.body);
}

function metaOf({ headers, postedForm }: FastifyRequest, surroundings: { productName: string; now: Date }) {
  return readFormMeta({
    baggage: headers[BAGGAGE_HEADER],
    acceptLanguage: postedForm && headers['accept-language'],
    isConsentTicked: postedForm?.isConsentTicked ?? false,
    postedHoneypot: postedForm?.honeypot,
    postedAttribution: postedForm?.attribution,
    ...surroundings,
  });
}

function leadOf<Kind extends LeadKind>(
  kind: Kind,
  body: LeadBodies[Kind],
  { headers, postedForm }: FastifyRequest,
  { attribution, context }: FormMeta,
): NewLead {
  // Of the whole form, as it was filled in: the same chatbot in another colour is a new wish, and a changed
  // form is a request of its own (decision 007). Baggage is no part of what the caller keyed.
  const content = { ...body, ...postedForm?.attribution };
  return {
    ...{ kind, email: body.email, body, attribution, context },
    idempotency: idempotencyOf(headers, content),
    booking: kind === 'demo' ? bookingOf(body as DemoRequest) : undefined,
  };
}

function bookingOf({ startDateTime, endDateTime }: DemoRequest): NewLead['booking'] {
  return { start: new Date(startDateTime), end: new Date(endDateTime) };
}
