import { BAGGAGE_HEADER, IDEMPOTENCY_KEY_HEADER, IDEMPOTENT_REPLAYED_HEADER } from 'contract/api-paths.ts';
import { CONSENT_BY_ENTRY, FORM_ENTRIES } from 'contract/leads/form-entries.ts';
import type { Caller } from './caller.ts';
import type { PersonsConsent } from './consent/require-consent.ts';
import { ToolProblem } from './tool-problem.ts';

/** Consent of an agent's person, the idempotency key of the request, and the zone of the person's clock. */
export interface PersonsRequest {
  consent: PersonsConsent;
  idempotencyKey: string;
  /** IANA name. */
  timeZone?: string | undefined;
}

export interface CallAnswer {
  body: Record<string, unknown>;
  isReplayed: boolean;
}

/** A call of the site, as a client would make it. */
export interface SiteCall {
  method: 'GET' | 'POST';
  url: string;
  /** Network of the caller, which every limit counts. */
  network: string;
  headers?: Record<string, string>;
  payload?: string;
}

export interface SiteAnswer {
  statusCode: number;
  headers: Record<string, unknown>;
  payload: string;
}

const JSON_TYPE = 'application/json';

/** Makes a call; rejects when the site cannot be reached. */
export type CallSite = (call: SiteCall) => Promise<SiteAnswer>;

/** Source of a lead that an agent sent, in the terms of campaigns. */
const SOURCE = { utm_source: 'mcp', utm_medium: 'agent' };
/**
 * Makes the calls of the site for an agent: through the very route that a browser's call takes, in the name of the
 * agent's network, so that rules, limits, quarantine, alternatives and emails are the same (decision 016).
 */
export class SiteCalls {
  readonly #call: CallSite;

  constructor(call: CallSite) {
    this.#call = call;
  }

  /** Stores a person's request. @throws {ToolProblem} with what the call answered, when that is an error */
  async post(path: string, body: object, request: PersonsRequest, caller: Caller): Promise<CallAnswer> {
    return this.#make(caller, {
      method: 'POST',
      url: path,
      headers: {
        ...siteHeaders(caller),
        'content-type': JSON_TYPE,
        [IDEMPOTENCY_KEY_HEADER]: request.idempotencyKey,
        [BAGGAGE_HEADER]: baggageOf(request),
      },
      payload: JSON.stringify(body),
    });
  }

  /** Changes what is stored already. @throws {ToolProblem} what the call says is wrong */
  async change(path: string, body: object, caller: Caller): Promise<Record<string, unknown>> {
    const headers = { ...siteHeaders(caller), 'content-type': JSON_TYPE, accept: JSON_TYPE };
    const call = { method: 'POST' as const, url: path, headers, payload: JSON.stringify(body) };
    return (await this.#make(caller, call)).body;
  }

  /** The answer of a call that reads. @throws {ToolProblem} what the call says is wrong */
  async get(path: string, caller: Caller): Promise<Record<string, unknown>> {
    return (await this.#make(caller, { method: 'GET', url: path, headers: { accept: JSON_TYPE } })).body;
  }

  async #make({ network }: Caller, call: Omit<SiteCall, 'network'>): Promise<CallAnswer> {
    const { statusCode, headers, payload } = await this.#call({ ...call, network });
    const body = JSON.parse(payload) as Record<string, unknown>;
    if (statusCode >= 400) throw new ToolProblem(problemOf(body, headers['retry-after']));
    return { body, isReplayed: headers[IDEMPOTENT_REPLAYED_HEADER] === 'true' };
  }
}

/**
 * Returns the headers that a browser on the site would send: links in an answer lead to the origin that the agent
 * called.
 */
function siteHeaders({ siteOrigin }: Caller): Record<string, string> {
  const host = URL.parse(siteOrigin)?.host;
  return host ? { host, origin: siteOrigin } : {};
}

function problemOf(
  { statusCode: _, ...answer }: Record<string, unknown>,
  retryAfter: unknown,
): ToolProblem['body'] {
  const body = answer as ToolProblem['body'];
  return retryAfter === undefined ? body : { ...body, retryAfterSeconds: Number(retryAfter) };
}

function baggageOf({ consent, timeZone }: PersonsRequest): string {
  const headers = {
    ...SOURCE,
    [FORM_ENTRIES.consentText]: consent.text,
    [FORM_ENTRIES.consentAgeMs]: '0',
    [CONSENT_BY_ENTRY]: consent.by,
    ...(timeZone !== undefined && { [FORM_ENTRIES.timeZone]: timeZone }),
  };
  return Object.entries(headers)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join(',');
}
