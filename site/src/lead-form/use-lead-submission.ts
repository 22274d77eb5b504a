import type { LeadKind } from 'contract/api-paths.ts';
import type { FieldProblem } from 'contract/error-body.ts';
import { useRef, useState } from 'react';
import { createIdempotencyKeys } from '../api/idempotency.ts';
import { postLead, RequestRefused } from '../api/post-lead.ts';
import type { BaggageEntries } from '../attribution/first-touch.ts';

/** What tells the failures of one form from those of another (S1 section 8). */
export interface LeadCallTexts {
  kind: LeadKind;
  /** The sentence for a request that was refused (`RequestRefused`) or got no answer. */
  describeFailure: (error: unknown) => string;
  /** Whether the sentence also comes as an alert of the browser. */
  alertsFailure: boolean;
}

/** How a try ended. */
export interface LeadOutcome {
  isStored: boolean;
  /** What the server refused, by the names of the call. */
  refused: readonly FieldProblem[];
}

export interface LeadSubmission {
  isBusy: boolean;
  /** The sentence of the last failure, until the next try. */
  failure: string | undefined;
  /** Sends the request. A second call while one is under way does nothing. */
  submit: (body: object, baggage?: BaggageEntries) => Promise<LeadOutcome>;
}

/**
 * The one place for busy, failure and success of a lead request. Its keys live as long as the form, so that a
 * retry after a lost answer is the same request.
 */
export function useLeadSubmission({ kind, describeFailure, alertsFailure }: LeadCallTexts): LeadSubmission {
  const [keyFor] = useState(createIdempotencyKeys);
  const underWay = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const submit = async (body: object, baggage?: BaggageEntries): Promise<LeadOutcome> => {
    if (underWay.current) return { isStored: false, refused: [] };
    underWay.current = true;
    setIsBusy(true);
    setFailure(undefined);
    try {
      await postLead({ kind, body, idempotencyKey: keyFor([body, baggage]), baggage });
      return { isStored: true, refused: [] };
    } catch (error) {
      const text = describeFailure(error);
      setFailure(text);
      if (alertsFailure) window.alert(text);
      return { isStored: false, refused: error instanceof RequestRefused ? error.fields : [] };
    } finally {
      underWay.current = false;
      setIsBusy(false);
    }
  };

  return { isBusy, failure, submit };
}
