import type { Static } from 'typebox';
import Type from 'typebox';
import { DEFAULT_OFFICE, type Office } from '../bookings/office.ts';
import { AGENT } from './agent.ts';
import { CHATBOT } from './chatbot.ts';
import { CONTACT } from './contact.ts';
import { ANY_MOMENT, DEMO_CALL } from './demo.ts';
import { requestSchema } from './field-schemas.ts';

/** The bodies of the four lead calls, derived from the descriptions of the forms. */
export const DemoRequest = requestSchema(DEMO_CALL);
export const ContactRequest = requestSchema(CONTACT);
export const AgentRequest = requestSchema(AGENT);
export const ChatbotRequest = requestSchema(CHATBOT);

/** The body of the demo call of an office; whether a time is a slot of its days is asked behind the schema. */
export function demoRequestAt({ zone }: Office): typeof DemoRequest {
  if (zone === DEFAULT_OFFICE.zone) return DemoRequest;
  const startDateTime = { ...DEMO_CALL.startDateTime, pattern: ANY_MOMENT };
  // The same shape, but for the name of the zone.
  return requestSchema({
    ...DEMO_CALL,
    startDateTime,
    timezone: { ...DEMO_CALL.timezone, value: zone },
  }) as never;
}

/** Returns a document or an example as the demo call of an office has it: with its zone, and any moment where its clock changes. */
export function writtenAt<Value>(value: Value, { zone }: Office): Value {
  if (value === undefined || zone === DEFAULT_OFFICE.zone) return value;
  const written: Record<string, string> = {
    [DEFAULT_OFFICE.zone]: zone,
    [DEMO_CALL.startDateTime.pattern]: ANY_MOMENT,
  };
  return JSON.parse(JSON.stringify(value), (_name, part) => written[part] ?? part);
}

export type DemoRequest = Static<typeof DemoRequest>;
export type ContactRequest = Static<typeof ContactRequest>;
export type AgentRequest = Static<typeof AgentRequest>;
export type ChatbotRequest = Static<typeof ChatbotRequest>;

/** Answer 201 of the four lead calls: the request is on disk (design.md, 'Calls'). */
export const LeadReceipt = Type.Object({
  /** UUID of the stored request, for support. */
  id: Type.String({ format: 'uuid' }),
  /** One English sentence for a person. */
  message: Type.String(),
});

export type LeadReceipt = Static<typeof LeadReceipt>;
