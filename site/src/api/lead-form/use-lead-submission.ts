import type { LeadKind } from 'contract/api-paths.ts';
import type { FieldProblem } from 'contract/error-body.ts';
import { tidyText } from 'contract/tidy-text.ts';
import { useRef, useState } from 'react';
import { discardBody } from '../ask-host.ts';
import type { BaggageEntries } from '../first-touch/first-touch.ts';
import { createIdempotencyKeys } from '../idempotency.ts';
import { postLead, RequestRefused } from '../post-lead.ts';

/** Texts that differ between the failures of the forms (S1 section 8). */
export interface LeadCallTexts<Answer = unknown> {
  kind: LeadKind;
  /**
   * The sentence for a request that was refused (`RequestRefused`) or got no answer; `undefined` for what the form shows
   * in its own way.
   */
  describeFailure: (error: unknown) => string | undefined;
  /** True if the sentence also comes as an alert of the browser. */
  alertsFailure: boolean;
  /** Reads what the form wants to know of a success; without it the body of the answer is not read. Never throws. */
  readAnswer?: (response: Response) => Promise<Answer>;
}

/** Outcome of a try. */
export interface LeadOutcome<Answer = unknown> {
  isStored: boolean;
  /** Result of `readAnswer` after a success. */
  answer?: Answer | undefined;
  /** Reason why it is not stored, where the request was sent. */
  error?: unknown;
  /** Problems for which the server refused it, by the names of the call. */
  refused: readonly FieldProblem[];
}

export interface LeadSubmission<Answer = unknown> {
  isBusy: boolean;
  /** The sentence of the last failure, until the next try. */
  failure: string | undefined;
  /** Takes the sentence back: what is wrong now is something else. */
  forgetFailure: () => void;
  /**
   * Sends the request. A second call while one is under way does nothing.
   * @param baggage what belongs to the request, so that a change of it is another request
   * @param remarks what only goes along
   */
  submit: (body: object, baggage?: BaggageEntries, remarks?: BaggageEntries) => Promise<LeadOutcome<Answer>>;
}

/**
 * The one place for busy, failure and success of a lead request. Its keys live as long as the form, so that a
 * retry after a lost answer is the same request.
 */
export function useLeadSubmission<Answer>(texts: LeadCallTexts<Answer>): LeadSubmission<Answer> {
  const { kind, describeFailure, alertsFailure, readAnswer } = texts;
  const [keyFor] = useState(createIdempotencyKeys);
  const underWay = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const submit: LeadSubmission<Answer>['submit'] = async (body, baggage, remarks) => {
    if (underWay.current) return { isStored: false, refused: [] };
    underWay.current = true;
    setIsBusy(true);
    setFailure(undefined);
    try {
      const response = await postLead({
        kind,
        body,
        idempotencyKey: keyFor([body, baggage]),
        baggage: { ...remarks, ...baggage },
      });
      if (readAnswer) return { isStored: true, refused: [], answer: await readAnswer(response) };
      discardBody(response);
      return { isStored: true, refused: [] };
    } catch (error) {
      const text = describeFailure(error);
      setFailure(text);
      if (alertsFailure && text) window.alert(text);
      return { isStored: false, refused: error instanceof RequestRefused ? error.fields : [], error };
    } finally {
      underWay.current = false;
      setIsBusy(false);
    }
  };

  return { isBusy, failure, forgetFailure: () => setFailure(undefined), submit };
}

/** Returns the content of a field as it is checked and sent: without spaces or invisible characters around it. */
export function readText(form: FormData, name: string): string {
  return tidyText(name, String(form.get(name) ?? ''));
}
