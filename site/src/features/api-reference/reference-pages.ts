import { CHAT_SOCKET_PATH } from 'contract/api-paths.ts';
import type { ServerEvent } from 'contract/reference/calls.ts';
import { objectsIn } from 'contract/reference/objects.ts';
import {
  type DescribedObject,
  type Endpoint,
  type HttpEndpoint,
  type Reference,
  readReference,
} from 'contract/reference/reference.ts';
import type { TSchema } from 'typebox';
import { content } from '../../content.ts';
import { paths } from '../../product/paths.ts';

export type { Endpoint };

/** Returns everything that can be called, in the words of the page that is drawn. */
export function reference(): Reference {
  return readReference(content());
}

/** Returns the objects with a name inside some schemas, each before those that it holds. */
export function objectsOf(schemas: readonly TSchema[]): DescribedObject[] {
  const { objects } = reference();
  const names = schemas.flatMap((schema) => [...objectsIn(schema)]);
  return [...new Set(names)].map((name) => objects[name]);
}

/** Mark before the name of an endpoint: the method of a call, the direction on the socket, or a hook. */
export type Method = HttpEndpoint['method'] | 'SOCKET' | 'EMIT' | 'HOOK';

/** Returns the endpoint that is selected when nothing is: the registration (S2 section 2, 'API reference page'). */
export function firstEndpoint(): Endpoint {
  return reference().endpoints[0] as Endpoint;
}

export const quickStartPath = `${paths.apiReference}/quick-start`;

/** Page of the form for a client ID. */
export const clientIdPath = `${paths.apiReference}/client-id`;

/** The tools of `/mcp`. */
export const agentsPath = `${paths.apiReference}/mcp`;

/** Address of a page about no single call (`guides/`). */
export function guidePath(slug: string): string {
  return `${paths.apiReference}/${slug}`;
}

export function endpointPath({ slug }: Pick<Endpoint, 'slug'>): string {
  return `${paths.apiReference}/${slug}`;
}

/** Address of an event of the server, on the page of the endpoint that it answers. */
export function eventPath(endpoint: Endpoint, event: ServerEvent): string {
  return `${endpointPath(endpoint)}#${event}`;
}

export function markdownPath(endpoint: Pick<Endpoint, 'slug'>): string {
  return `${endpointPath(endpoint)}.md`;
}

export function methodOf(endpoint: Endpoint): Method {
  if ('method' in endpoint) return endpoint.method;
  if ('event' in endpoint) return 'HOOK';
  return endpoint.emits ? 'EMIT' : 'SOCKET';
}

/** Returns the target of an endpoint: a path, or the name of an event or a webhook. */
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
  const groups = Object.entries(Object.groupBy(reference().endpoints, ({ group }) => group)).map(
    ([group, endpoints = []]) => ({ group: group as Endpoint['group'], endpoints }),
  );
  const isWebhook = ({ endpoints }: EndpointGroup) => endpoints.some((endpoint) => 'event' in endpoint);
  return {
    ofCustomers: groups.filter((group) => !isWebhook(group)),
    ofOperators: groups.filter(isWebhook),
  };
}

/** Returns the endpoints to read after the quick start. */
export function nextEndpoints(): Endpoint[] {
  return reference().endpoints.filter(({ group }) => group === 'Chat socket');
}
