import { hash } from 'node:crypto';
import {
  CLIENT_CAPABILITIES_META_KEY,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
  type ServerContext,
} from '@modelcontextprotocol/server';
import type { Caller } from '../caller.ts';
import type { Question } from './question.ts';

/** Names the question in a call, and its answer in the next. */
const CONSENT = 'consent';
const AGREED = 'agreed';

/** Parts of the envelope that state the capabilities of the client. */
interface Envelope {
  [CLIENT_CAPABILITIES_META_KEY]?: { elicitation?: { form?: object; url?: object } };
}

/**
 * Reads the person's answers from a call. Since 2026-07-28 the protocol asks through the answer to a call, which is
 * then repeated with the person's answer: it needs no lasting connection, so any process may handle either call.
 * @returns nothing where the client shows no forms, as with earlier protocols
 */
export function readAnswers(call: ServerContext['mcpReq']): Pick<Caller, 'answerTo'> {
  const { [CLIENT_CAPABILITIES_META_KEY]: capabilities } = (call.envelope ?? {}) as Envelope;
  const elicitation = capabilities?.elicitation;
  // One that names no mode means forms.
  if (!elicitation || (elicitation.url && !elicitation.form)) return {};
  return {
    answerTo(question) {
      const response = inputResponse(call.inputResponses, CONSENT);
      // Of another question, such as that of a demo which has been moved meanwhile, the answer does not count.
      if (response.kind !== 'elicit' || call.requestState() !== stateOf(question)) return undefined;
      if (response.action === 'cancel') return 'dismissed';
      return response.action === 'accept' && response.content?.[AGREED] === true ? 'yes' : 'no';
    },
  };
}

/** The answer to a call that first needs the person's. */
export function askPerson(question: Question): InputRequiredResult {
  return inputRequired({
    inputRequests: {
      [CONSENT]: inputRequired.elicit({
        message: [question.text, ...question.details].join('\n'),
        requestedSchema: {
          type: 'object',
          properties: { [AGREED]: { type: 'boolean', title: question.yes } },
          required: [AGREED],
        },
      }),
    },
    requestState: stateOf(question),
  });
}

/**
 * No secret: it guards against a mistake. A client that wants to lie does so about the answer, which no signature
 * covers.
 */
function stateOf({ text, details }: Question): string {
  return hash('sha256', JSON.stringify([text, details]), 'base64url');
}
