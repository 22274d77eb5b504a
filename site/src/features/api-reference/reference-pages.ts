import { CHAT_SOCKET_PATH } from 'contract/api-paths.ts';
import type { ChatEndpoint, ServerEvent } from 'contract/reference/chat-endpoint.ts';
import type { HttpEndpoint } from 'contract/reference/http-endpoint.ts';
import type { Webhook } from 'contract/reference/lead-webhook.ts';
import { pageEndpoints } from 'contract/reference/reference.ts';
import { paths } from '../../product/paths.ts';

export type Endpoint = HttpEndpoint | ChatEndpoint | Webhook;

/** What stands before the name of an endpoint: the method of a call, what is done on the socket, or that it calls you. */
export type Method = HttpEndpoint['method'] | 'SOCKET' | 'EMIT' | 'HOOK';

/** Selected when nothing is: the registration (S2 section 2, 'API reference page'). */
export const firstEndpoint: Endpoint = pageEndpoints[0] as Endpoint;

export const quickStartPath = `${paths.apiReference}/quick-start`;

/** Where a client ID is asked for. */
export const clientIdPath = `${paths.apiReference}/client-id`;

/** The tools of `/mcp`. */
export const agentsPath = `${paths.apiReference}/mcp`;

/** Address of a page about no single call (`guides/`). */
export function guidePath(slug: string): string {
  return `${paths.apiReference}/${slug}`;
}

export function endpointPath({ slug }: Endpoint): string {
  return `${paths.apiReference}/${slug}`;
}

/** Address of an event of the server, on the page of the endpoint that it answers. */
export function eventPath(endpoint: Endpoint, event: ServerEvent): string {
  return `${endpointPath(endpoint)}#${event}`;
}

export function markdownPath(endpoint: Endpoint): string {
  return `${endpointPath(endpoint)}.md`;
}

export function methodOf(endpoint: Endpoint): Method {
  if ('method' in endpoint) return endpoint.method;
  if ('event' in endpoint) return 'HOOK';
  return endpoint.emits ? 'EMIT' : 'SOCKET';
}

/** What is called: a path, or the name of an event or a webhook. */
export function targetOf(endpoint: Endpoint): string {
  if ('method' in endpoint) return endpoint.path;
  if ('event' in endpoint) return endpoint.event;
  return endpoint.emits?.name ?? CHAT_SOCKET_PATH;
}

interface EndpointGroup {
  group: Endpoint['group'];
  endpoints: Endpoint[];
}

/** The endpoints under the headings of the navigation: what customers call, and what the operator's server is called by. */
export function endpointGroups(): { ofCustomers: EndpointGroup[]; ofOperators: EndpointGroup[] } {
  const groups = Object.entries(Object.groupBy(pageEndpoints, ({ group }) => group)).map(
    ([group, endpoints = []]) => ({ group: group as Endpoint['group'], endpoints }),
  );
  const isWebhook = ({ endpoints }: EndpointGroup) => endpoints.some((endpoint) => 'event' in endpoint);
  return {
    ofCustomers: groups.filter((group) => !isWebhook(group)),
    ofOperators: groups.filter(isWebhook),
  };
}

/** What to read after the quick start. */
export function nextEndpoints(): Endpoint[] {
  return pageEndpoints.filter(({ group }) => group === 'Chat socket');
}
