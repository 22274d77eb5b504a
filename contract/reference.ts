import { accountEndpoints } from './reference/account-endpoints.ts';
import * as accounts from './reference/account-objects.ts';
import { blogEndpoints } from './reference/blog-endpoints.ts';
import * as blog from './reference/blog-objects.ts';
import type { ChatEndpoint } from './reference/chat-endpoint.ts';
import { chatEndpoints } from './reference/chat-endpoints.ts';
import * as chat from './reference/chat-objects.ts';
import type { DescribedObject } from './reference/described-object.ts';
import { errorObjects } from './reference/error-objects.ts';
import type { HttpEndpoint } from './reference/http-endpoint.ts';
import { leadEndpoints } from './reference/lead-endpoints.ts';
import * as leads from './reference/lead-objects.ts';

/**
 * What can be called, once: `openapi.ts`, `asyncapi.ts` and the site's reference page derive from these lists,
 * and these take every field from the schemas that the server checks with.
 */
export const httpEndpoints: readonly HttpEndpoint[] = [
  ...accountEndpoints,
  ...blogEndpoints,
  ...leadEndpoints,
];

/** What the reference page shows, in its order (S2 section 2: the registration is selected first). */
export const pageEndpoints: readonly (HttpEndpoint | ChatEndpoint)[] = [
  ...accountEndpoints,
  ...chatEndpoints,
  ...blogEndpoints,
];

/** Every object with a name; whichever schema holds one of them refers to it. */
export const describedObjects: readonly DescribedObject[] = [
  ...Object.values(accounts),
  ...Object.values(chat),
  ...Object.values(blog),
  ...Object.values(leads),
  ...errorObjects,
];
