import { accountEndpoints } from './account-endpoints.ts';
import * as accounts from './account-objects.ts';
import { blogEndpoints } from './blog-endpoints.ts';
import * as blog from './blog-objects.ts';
import { bookingEndpoints } from './booking-endpoints.ts';
import * as bookings from './booking-objects.ts';
import type { ChatEndpoint } from './chat-endpoint.ts';
import { chatEndpoints } from './chat-endpoints.ts';
import * as chat from './chat-objects.ts';
import { consentWebhook, consentWebhookObjects } from './consent-webhook.ts';
import { demoWebhookObjects, demoWebhooks } from './demo-webhooks.ts';
import type { DescribedObject } from './described-object.ts';
import { errorObjects } from './error-objects.ts';
import type { HttpEndpoint } from './http-endpoint.ts';
import { leadEndpoints } from './lead-endpoints.ts';
import * as leads from './lead-objects.ts';
import { leadWebhook, leadWebhookObjects, type Webhook } from './lead-webhook.ts';

/**
 * What can be called, once: `openapi.ts`, `asyncapi.ts` and the site's reference page derive from these lists,
 * and these take every field from the schemas that the server checks with.
 */
export const httpEndpoints: readonly HttpEndpoint[] = [
  ...accountEndpoints,
  ...blogEndpoints,
  ...leadEndpoints,
  ...bookingEndpoints,
];

/** What the server posts to addresses that the operator names. */
export const webhooks: readonly Webhook[] = [leadWebhook, ...demoWebhooks, consentWebhook];

/** What the reference page shows, in its order (S2 section 2: the registration is selected first). */
export const pageEndpoints: readonly (HttpEndpoint | ChatEndpoint | Webhook)[] = [
  ...accountEndpoints,
  ...chatEndpoints,
  ...blogEndpoints,
  ...leadEndpoints,
  ...bookingEndpoints,
  ...webhooks,
];

/** Every object with a name; whichever schema holds one of them refers to it. */
export const describedObjects: readonly DescribedObject[] = [
  ...Object.values(accounts),
  ...Object.values(chat),
  ...Object.values(blog),
  ...Object.values(leads),
  ...Object.values(bookings),
  ...leadWebhookObjects,
  ...demoWebhookObjects,
  ...consentWebhookObjects,
  ...errorObjects,
];
