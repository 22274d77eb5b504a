import type { TSchema } from 'typebox';
import * as accounts from '../accounts/accounts.ts';
import type { LeadKind } from '../api-paths.ts';
import { BlogArticle, BlogCategory, BlogPage, BlogQuery } from '../blog/blog.ts';
import { CancelledDemo, DemoCancelledEvent, DemoMovedEvent, MovedDemo } from '../bookings/booking-event.ts';
import {
  BookedTime,
  BookingReceipt,
  CalendarDay,
  CalendarQuery,
  CalendarSlot,
  DemoCalendar,
  DemoReceipt,
} from '../bookings/demo-calendar.ts';
import { BookingChange, BookingQuery, ManagedBooking } from '../bookings/managed-booking.ts';
import { CLIENT_EVENTS, ConnectionProblem, ReceivedMessage } from '../chat/chat.ts';
import {
  ClientUser,
  LastMessage,
  ListedThread,
  Message,
  MessageMeta,
  Pod,
  Room,
  Thread,
} from '../chat/chat-entities.ts';
import { ErrorBody, FieldProblem } from '../error-body.ts';
import {
  BroughtRoi,
  ConsentWithdrawnEvent,
  LeadConsent,
  LeadReceivedEvent,
  ReceivedLead,
  WithdrawnConsent,
} from '../leads/lead-event.ts';
import {
  AgentRequest,
  ChatbotRequest,
  ContactRequest,
  DemoRequest,
  LeadReceipt,
} from '../leads/lead-requests.ts';

/** Bodies of the lead calls, which the words of the forms describe. */
export const FORM_OBJECTS = {
  DemoRequest: ['demo', DemoRequest],
  ContactRequest: ['contact', ContactRequest],
  AgentRequest: ['agent', AgentRequest],
  ChatbotRequest: ['chatbot', ChatbotRequest],
} as const satisfies Record<string, readonly [LeadKind, TSchema]>;

/** Objects that `content/en/api-reference/objects.yaml` describes, each field by its name. */
export const WORDED_OBJECTS = {
  SignupRequest: accounts.SignupRequest,
  LoginRequest: accounts.LoginRequest,
  RefreshRequest: accounts.RefreshRequest,
  LogoutRequest: accounts.LogoutRequest,
  ChangePasswordRequest: accounts.ChangePasswordRequest,
  ResetPasswordRequest: accounts.ResetPasswordRequest,
  ForgotPasswordRequest: accounts.ForgotPasswordRequest,
  MessageReceipt: accounts.MessageReceipt,
  DeleteAccountRequest: accounts.DeleteAccountRequest,
  AccountReceipt: accounts.AccountReceipt,
  DeletionReceipt: accounts.DeletionReceipt,
  User: accounts.UserResponse,
  Room,
  Pod,
  PodConfig: Pod.properties.config,
  Thread,
  ListedThread,
  LastMessage,
  MessageMeta,
  Message,
  Reaction: Message.properties.reaction.items,
  MessageState: Message.properties.messageState.items,
  Echo: ReceivedMessage.allOf[1],
  Subscription: ReceivedMessage.allOf[1].properties.subscription,
  ClientUser,
  ConnectionProblem,
  AiMessage: CLIENT_EVENTS.aiMessage.fields,
  OwnMessage: CLIENT_EVENTS.aiMessage.fields.properties.message.anyOf[1],
  HistoryRequest: CLIENT_EVENTS.getThreadMessages.fields,
  ThreadsRequest: CLIENT_EVENTS.getRoomThreads.fields,
  ReadMark: CLIENT_EVENTS.updatelastRead.fields,
  BlogQuery,
  BlogCategory,
  BlogArticle,
  BlogPage,
  LeadReceipt,
  CalendarQuery,
  CalendarSlot,
  CalendarDay,
  DemoCalendar,
  BookingReceipt,
  DemoReceipt,
  BookingQuery,
  ManagedBooking,
  BookingHost: ManagedBooking.properties.host,
  BookingGuest: ManagedBooking.properties.guests.items,
  BookingConfirmation: ManagedBooking.properties.confirmation,
  OtherDays: ManagedBooking.properties.otherDays,
  BookingChange,
  LeadReceivedEvent,
  ReceivedLead,
  LeadConsent,
  BroughtRoi,
  DemoMovedEvent,
  MovedDemo,
  DemoCancelledEvent,
  CancelledDemo,
  ConsentWithdrawnEvent,
  WithdrawnConsent,
  Error: ErrorBody,
  BookedTime,
  FieldProblem,
} as const satisfies Record<string, TSchema>;

export type ObjectName = keyof typeof FORM_OBJECTS | keyof typeof WORDED_OBJECTS;

const names = new Map<unknown, ObjectName>(
  [
    ...Object.entries(WORDED_OBJECTS),
    ...Object.entries(FORM_OBJECTS).map(([name, [, schema]]) => [name, schema] as const),
  ].map(([name, schema]) => [schema, name as ObjectName]),
);

/** Returns the name that the documents give to a schema of the contract. */
export function nameOf(schema: unknown): ObjectName | undefined {
  return names.get(schema);
}

/** Returns the names of the objects inside a schema, its own among them, each before those that it holds. */
export function objectsIn(schema: unknown, found = new Set<ObjectName>()): ReadonlySet<ObjectName> {
  if (typeof schema !== 'object' || schema === null) return found;
  const name = nameOf(schema);
  if (name) {
    if (found.has(name)) return found;
    found.add(name);
  }
  for (const value of Object.values(schema)) objectsIn(value, found);
  return found;
}
