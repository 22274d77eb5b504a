import type { Static } from 'typebox';
import Type from 'typebox';
import { emailAddress } from './field-schemas.ts';
import { AgentRequest, ChatbotRequest, ContactRequest, DemoRequest } from './lead-requests.ts';

/** ISO 8601, UTC. */
const moment = Type.String({ format: 'date-time' });

/** Names and values of a touch, such as `utm_source`; null where nothing is known. */
const touch = Type.Union([Type.Record(Type.String(), Type.String()), Type.Null()]);

/** Consent of a visitor. */
export const LeadConsent = Type.Object({
  id: Type.Optional(Type.String()),
  text: Type.String(),
  claimedBy: Type.Optional(Type.Enum(['agent', 'team'])),
  elicitedBy: Type.Optional(Type.Literal('agent')),
  sha256: Type.String(),
  at: moment,
});

/** The result of the ROI calculator, as it was entered and as it is calculated; money in USD. */
export const BroughtRoi = Type.Object({
  useCase: Type.String(),
  industry: Type.String(),
  employees: Type.Number(),
  averageSalaryUsd: Type.Number(),
  hoursPerWeek: Type.Number(),
  automationPercentage: Type.Number(),
  implementationCostUsd: Type.Number(),
  potentialSavingsUsdPerYear: Type.Number(),
  paybackMonths: Type.Union([Type.Number(), Type.Null()]),
});

/** A stored lead, as it is sent to `CRM_WEBHOOK_URL`. */
export const ReceivedLead = Type.Object({
  id: Type.String({ format: 'uuid' }),
  kind: Type.Enum(['demo', 'contact', 'agent', 'chatbot']),
  email: emailAddress,
  receivedAt: moment,
  request: Type.Union([DemoRequest, ContactRequest, AgentRequest, ChatbotRequest]),
  attribution: touch,
  lastTouch: touch,
  consent: Type.Union([LeadConsent, Type.Null()]),
  timeZone: Type.Union([Type.String(), Type.Null()]),
  language: Type.Union([Type.String(), Type.Null()]),
  roi: Type.Union([BroughtRoi, Type.Null()]),
});

/** Body of the webhook, in the form that Standard Webhooks recommends. */
export const LeadReceivedEvent = Type.Object({
  type: Type.Literal('lead.received'),
  timestamp: moment,
  data: ReceivedLead,
});

export type LeadReceivedEvent = Static<typeof LeadReceivedEvent>;

/** A consent that its visitor has withdrawn, as it is sent to `CRM_WEBHOOK_URL`. */
export const WithdrawnConsent = Type.Object({
  id: Type.String(),
  kind: ReceivedLead.properties.kind,
  email: emailAddress,
  consent: LeadConsent,
  withdrawnAt: moment,
});

/** Body of the webhook, in the form that Standard Webhooks recommends. */
export const ConsentWithdrawnEvent = Type.Object({
  type: Type.Literal('consent.withdrawn'),
  timestamp: moment,
  data: WithdrawnConsent,
});

export type ConsentWithdrawnEvent = Static<typeof ConsentWithdrawnEvent>;
