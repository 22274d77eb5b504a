import Type, { type TSchema } from 'typebox';
import { ACCOUNT_PATHS } from '../accounts/account-paths.ts';
import * as accounts from '../accounts/accounts.ts';
import { BLOG_PATHS, bookingCallPath, DEMO_SLOTS_PATH, LEAD_PATHS } from '../api-paths.ts';
import { BlogArticle, BlogCategory, BlogPage, BlogQuery } from '../blog/blog.ts';
import { DemoCancelledEvent, DemoMovedEvent } from '../bookings/booking-event.ts';
import { CalendarQuery, DemoCalendar, DemoReceipt } from '../bookings/demo-calendar.ts';
import { BookingChange, BookingQuery, ManagedBooking } from '../bookings/managed-booking.ts';
import type { ClientEvent, ConnectionProblemCode, SERVER_EVENTS } from '../chat/chat.ts';
import { ConsentWithdrawnEvent, LeadReceivedEvent } from '../leads/lead-event.ts';
import {
  AgentRequest,
  ChatbotRequest,
  ContactRequest,
  DemoRequest,
  LeadReceipt,
} from '../leads/lead-requests.ts';
import type { ErrorCode } from './errors.ts';

/** Headers that callers and the server send: an example, and for some the pattern of the whole value (ECMA-262). */
export const HEADERS = {
  'Content-Type': { value: 'application/json', isRequired: true },
  Authorization: { value: 'Bearer YOUR_ACCESS_TOKEN', isRequired: true },
  'Idempotency-Key': {
    value: '2f1c7a54-93b0-4f37-8a55-5a8f1f0f8c11',
    isRequired: false,
    pattern: '^[!-~]{1,255}$',
  },
  Baggage: { value: 'utm_source=newsletter', isRequired: false },
  'Idempotent-Replayed': { value: 'true', isRequired: false },
  'If-None-Match': { value: 'W/"8b1a99"', isRequired: false },
  ETag: { value: 'W/"8b1a99"', isRequired: true },
  Location: { value: '/thankyou', isRequired: true },
  'X-Request-Id': { value: 'mwwgn0l3f1-2s', isRequired: true },
  'RateLimit-Policy': { value: '"leads";q=300;w=60', isRequired: true },
  RateLimit: { value: '"leads";r=299;t=60', isRequired: true },
  'Retry-After': { value: '2', isRequired: true },
  'webhook-id': { value: '019cd6a7-5d41-7f9a-8a42-6d1f0c5be7a4', isRequired: true },
  'webhook-timestamp': { value: '1773124200', isRequired: true },
  'webhook-signature': { value: 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=', isRequired: true },
} as const satisfies Record<string, { value: string; isRequired: boolean; pattern?: string }>;

export type HeaderName = keyof typeof HEADERS;

/** An HTTP call. Its words are those of its name in `content/en/api-reference/calls.yaml`. */
export interface Call {
  group: 'Accounts' | 'Blog' | 'Lead forms' | 'Bookings';
  method: 'GET' | 'POST';
  /** `{name}` stands for one of `pathFields`. */
  path: string;
  headers: readonly HeaderName[];
  /** Examples of the parts of the address. */
  pathFields?: Readonly<Record<string, string>>;
  query?: TSchema;
  body?: TSchema;
  success: { status: 200 | 201; schema: TSchema; headers?: readonly HeaderName[] };
  /** Answers without a body that are no failures. */
  otherAnswers?: readonly { status: number; headers?: readonly HeaderName[] }[];
  errors: readonly ErrorCode[];
}

const BUSY = ['rate_limited', 'overloaded', 'storage_unavailable'] as const;
const BODY = ['payload_too_large', 'unsupported_media_type'] as const;
const TOKEN = ['unauthorized', 'token_expired', 'login_ended'] as const;
const UNCHANGED = { status: 304 } as const;
const TAGGED = { headers: ['ETag'] } as const;

/** Returns a call of a user's account. */
function account<Body extends TSchema, Answer extends TSchema>(
  path: keyof typeof ACCOUNT_PATHS,
  body: Body,
  answer: Answer,
  options: { status?: 201; isSignedIn?: boolean; errors?: readonly ErrorCode[] } = {},
) {
  const { status = 200, isSignedIn = false, errors = [] } = options;
  return {
    group: 'Accounts',
    method: 'POST',
    path: ACCOUNT_PATHS[path],
    headers: isSignedIn ? ['Content-Type', 'Authorization'] : ['Content-Type'],
    body,
    success: { status, schema: answer },
    errors: ['invalid_request', ...(isSignedIn ? TOKEN : []), ...errors, ...BODY, ...BUSY],
  } as const satisfies Call;
}

/** Returns a call of the public part of the blog. */
function blog(path: string, schema: TSchema, own: Partial<Call>) {
  return {
    group: 'Blog',
    method: 'GET',
    path,
    headers: ['If-None-Match'],
    success: { status: 200, schema, ...TAGGED },
    otherAnswers: [UNCHANGED],
    ...own,
    errors: [...(own.errors ?? []), 'headers_too_large', 'overloaded', 'storage_unavailable'],
  } as const satisfies Call;
}

/** Returns a call that a form of the site sends. */
function form(
  kind: keyof typeof LEAD_PATHS,
  body: TSchema,
  schema: TSchema = LeadReceipt,
  errors: readonly ErrorCode[] = [],
) {
  return {
    group: 'Lead forms',
    method: 'POST',
    path: LEAD_PATHS[kind],
    headers: ['Content-Type', 'Idempotency-Key', 'Baggage'],
    body,
    success: { status: 201, schema, headers: ['Idempotent-Replayed'] },
    otherAnswers: [{ status: 303, headers: ['Location'] }],
    errors: ['invalid_request', ...BODY, 'forbidden', 'idempotency_key_reused', ...BUSY, ...errors],
  } as const satisfies Call;
}

const BOOKING = { path: bookingCallPath('{token}'), pathFields: { token: 'BOOKING_TOKEN' } };

/**
 * All HTTP calls by name (`operationId`), in the order of the reference: the registration comes first (S2 section 2).
 * The OpenAPI document, the reference and its examples derive from this list.
 */
export const CALLS = {
  signup: account('signup', accounts.SignupRequest, accounts.UserResponse, {
    status: 201,
    errors: ['unknown_client', 'email_taken'],
  }),
  login: account('login', accounts.LoginRequest, accounts.UserResponse, { errors: ['invalid_credentials'] }),
  refresh: account('refresh', accounts.RefreshRequest, accounts.UserResponse, {
    errors: ['invalid_refresh_token'],
  }),
  logout: account('logout', accounts.LogoutRequest, accounts.AccountReceipt, { isSignedIn: true }),
  'change-password': account('changePassword', accounts.ChangePasswordRequest, accounts.AccountReceipt, {
    isSignedIn: true,
    errors: ['wrong_password'],
  }),
  'forgot-password': account('forgotPassword', accounts.ForgotPasswordRequest, accounts.MessageReceipt),
  'reset-password': account('resetPassword', accounts.ResetPasswordRequest, accounts.AccountReceipt, {
    errors: ['invalid_reset_token'],
  }),
  'delete-account': account('deleteAccount', accounts.DeleteAccountRequest, accounts.DeletionReceipt, {
    isSignedIn: true,
    errors: ['wrong_password'],
  }),
  'list-categories': blog(BLOG_PATHS.categories, Type.Array(BlogCategory), {}),
  'list-articles': blog(BLOG_PATHS.articles, BlogPage, {
    query: BlogQuery,
    errors: ['invalid_request', 'rate_limited'],
  }),
  'read-article': blog(`${BLOG_PATHS.articles}/{category_slug}/{url}`, BlogArticle, {
    pathFields: { category_slug: 'developers', url: 'first-chat-over-the-socket' },
    otherAnswers: [{ status: 301, headers: ['Location'] }, UNCHANGED],
    errors: ['invalid_request', 'not_found'],
  }),
  'demo-slots': {
    group: 'Lead forms',
    method: 'GET',
    path: DEMO_SLOTS_PATH,
    headers: ['If-None-Match'],
    query: CalendarQuery,
    success: { status: 200, schema: DemoCalendar, ...TAGGED },
    otherAnswers: [UNCHANGED],
    errors: ['invalid_request', 'headers_too_large', ...BUSY],
  },
  'demo-request': form('demo', DemoRequest, DemoReceipt, [
    'slot_taken',
    'already_booked',
    'too_many_bookings',
  ]),
  'contact-request': form('contact', ContactRequest),
  'agent-request': form('agent', AgentRequest),
  'chatbot-request': form('chatbot', ChatbotRequest),
  'read-booking': {
    group: 'Bookings',
    method: 'GET',
    ...BOOKING,
    headers: [],
    query: BookingQuery,
    success: { status: 200, schema: ManagedBooking },
    errors: ['not_found', ...BUSY],
  },
  'change-booking': {
    group: 'Bookings',
    method: 'POST',
    ...BOOKING,
    headers: ['Content-Type'],
    body: BookingChange,
    success: { status: 200, schema: ManagedBooking },
    errors: [
      'invalid_request',
      'email_link_needed',
      'not_found',
      'booking_changed',
      'slot_taken',
      'not_confirmed_yet',
      'already_booked',
      'too_many_moves',
      'too_late',
      ...BODY,
      'too_many_changes',
      ...BUSY,
    ],
  },
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof CALLS;
export type ServerEvent = keyof typeof SERVER_EVENTS;

/** The connection of the chat socket, or one event that a client may emit on it. */
export interface SocketCall {
  headers?: readonly HeaderName[];
  /** Absent for the connection. */
  emits?: ClientEvent;
  /** Events of the server that follow, in this order. */
  answers: readonly ServerEvent[];
  errors: readonly ConnectionProblemCode[];
}

const COMMON = ['rate_limited', 'overloaded', 'storage_unavailable', 'internal_error'] as const;

/** The chat socket (S2 section 7, design.md, 'Additions to S2'): the connection, then what a client may emit. */
export const SOCKET_CALLS = {
  socket: {
    headers: ['Authorization'],
    answers: ['connectionError', 'rooms', 'userOnline', 'userRemoved'],
    errors: [
      'unauthorized',
      'token_expired',
      'login_ended',
      'too_many_connections',
      'unknown_event',
      ...COMMON,
    ],
  },
  'ai-message': {
    emits: 'aiMessage',
    answers: ['messageReceived', 'assistantTyping', 'PostAIResponse'],
    errors: ['invalid_payload', 'not_found', 'message_id_reused', 'credits_used_up', ...COMMON],
  },
  'get-room-threads': {
    emits: 'getRoomThreads',
    answers: ['RoomThreads'],
    errors: ['invalid_payload', 'not_found', ...COMMON],
  },
  'get-thread-messages': {
    emits: 'getThreadMessages',
    answers: ['ThreadMessages'],
    errors: ['invalid_payload', 'not_found', ...COMMON],
  },
  'update-last-read': {
    emits: 'updatelastRead',
    answers: ['updatedlastRead'],
    errors: ['invalid_payload', 'not_found', ...COMMON],
  },
} as const satisfies Record<string, SocketCall>;

/** Events posted to `CRM_WEBHOOK_URL`, by their `type`. */
export const WEBHOOKS = {
  'lead.received': LeadReceivedEvent,
  'demo.moved': DemoMovedEvent,
  'demo.cancelled': DemoCancelledEvent,
  'consent.withdrawn': ConsentWithdrawnEvent,
} as const satisfies Record<string, TSchema>;

export type WebhookName = keyof typeof WEBHOOKS;
