import { BAGGAGE_HEADER, IDEMPOTENCY_KEY_HEADER, IDEMPOTENT_REPLAYED_HEADER } from 'contract/api-paths.ts';
import { CONSENT_BY_ENTRY, FORM_ENTRIES } from 'contract/leads/form-entries.ts';
import type { Caller } from './caller.ts';
import { ToolProblem } from './tool-problem.ts';

/** What an agent's person agreed to, and by which name the request is known. */
export interface PersonsRequest {
  consent: string;
  idempotencyKey: string;
}

export interface CallAnswer {
  body: Record<string, unknown>;
  isReplayed: boolean;
}

/** A call of the site, as a client would make it. */
export interface SiteCall {
  method: 'GET' | 'POST';
  url: string;
  /** In whose name it is made, as every limit counts it. */
  network: string;
  headers?: Record<string, string>;
  payload?: string;
}

export interface SiteAnswer {
  statusCode: number;
  headers: Record<string, unknown>;
  payload: string;
}

/** Makes a call; rejects when the site cannot be reached. */
export type CallSite = (call: SiteCall) => Promise<SiteAnswer>;

/** Where a lead came from that an agent sent, as campaigns tell it. */
const SOURCE = { utm_source: 'mcp', utm_medium: 'agent' };
/** Only the agent knows whether its person agreed. */
const CLAIMED = { [FORM_ENTRIES.consentAgeMs]: '0', [CONSENT_BY_ENTRY]: 'agent' };

/**
 * Makes the calls of the site for an agent: through the very route that a browser's call takes, in the name of the
 * agent's network, so that rules, limits, quarantine, alternatives and emails are the same (decision 016).
 */
export class SiteCalls {
  readonly #call: CallSite;

  constructor(call: CallSite) {
    this.#call = call;
  }

  /** @throws {ToolProblem} with what the call answered, when that is an error */
  async post(path: string, body: object, request: PersonsRequest, caller: Caller): Promise<CallAnswer> {
    const { statusCode, headers, payload } = await this.#call({
      method: 'POST',
      url: path,
      network: caller.network,
      headers: {
        ...siteHeaders(caller),
        'content-type': 'application/json',
        [IDEMPOTENCY_KEY_HEADER]: request.idempotencyKey,
        [BAGGAGE_HEADER]: baggageOf(request),
      },
      payload: JSON.stringify(body),
    });
    const answer = JSON.parse(payload) as Record<string, unknown>;
    if (statusCode >= 400) throw new ToolProblem(problemOf(answer, headers['retry-after']));
    return { body: answer, isReplayed: headers[IDEMPOTENT_REPLAYED_HEADER] === 'true' };
  }

  /** The answer of a call that reads. @throws {ToolProblem} what the call says is wrong */
  async get(path: string, caller: Caller): Promise<Record<string, unknown>> {
    const { statusCode, headers, payload } = await this.#call({
      method: 'GET',
      url: path,
      network: caller.network,
    });
    const answer = JSON.parse(payload) as Record<string, unknown>;
    if (statusCode >= 400) throw new ToolProblem(problemOf(answer, headers['retry-after']));
    return answer;
  }
}

/** What a browser on the site would say: the links in an answer lead where the agent came to. */
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

function baggageOf({ consent }: PersonsRequest): string {
  const told = { ...SOURCE, ...CLAIMED, [FORM_ENTRIES.consentText]: consent };
  return Object.entries(told)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join(',');
}
