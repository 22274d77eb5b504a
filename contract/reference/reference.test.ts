import Format from 'typebox/format';
import { Check } from 'typebox/schema';
import { describe, expect, it } from 'vitest';
import { CLIENT_EVENTS, SERVER_EVENTS } from '../chat/chat.ts';
import { isEmailAddress } from '../email-address.ts';
import { chatEndpoints } from './chat-endpoints.ts';
import { findDescribed } from './document-schemas.ts';
import { describedObjects, httpEndpoints, pageEndpoints, webhooks } from './reference.ts';
import { serverEventNotes } from './server-events.ts';

Format.Set('email-address', isEmailAddress);

const httpBySlug = httpEndpoints.map((endpoint) => [endpoint.slug, endpoint] as const);
const events = Object.entries(serverEventNotes);

describe('describedObjects', () => {
  it('gives every described object a unique name and schema', () => {
    expect(new Set(describedObjects.map(({ name }) => name)).size).toBe(describedObjects.length);
    expect(new Set(describedObjects.map(({ schema }) => schema)).size).toBe(describedObjects.length);
  });

  it('names every object of an endpoint or an event', () => {
    const schemas = [
      ...httpEndpoints.flatMap(({ body, success }) => [body?.object.schema, success.schema]),
      ...Object.values(CLIENT_EVENTS).map(({ fields }) => fields),
      ...Object.values(SERVER_EVENTS).flatMap((event) => Object.values(event)),
    ];
    expect(schemas.flatMap(namelessObjects)).toEqual([]);
  });
});

describe('endpoints', () => {
  it('lists the registration first', () => {
    expect(pageEndpoints[0]?.slug).toBe('signup');
  });

  it('gives every endpoint a unique slug', () => {
    const slugs = [...httpEndpoints, ...chatEndpoints].map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  it.each(httpBySlug)('shows examples for %s that match its schemas', (_slug, { body, success }) => {
    if (body) expect(Check(body.object.schema, body.example)).toBe(true);
    expect(Check(success.schema, success.example)).toBe(true);
  });

  it('promises the earlier answer for a stored lead above the limit', () => {
    const leads = httpEndpoints.filter(({ group, method }) => group === 'Lead forms' && method === 'POST');
    expect(leads).toHaveLength(4);
    for (const { errors } of leads) {
      expect(errors.find(({ code }) => code === 'rate_limited')?.when).toContain(
        'a stored request, you get its earlier answer',
      );
    }
  });

  it('describes each event of a client once, with an example that matches its schema', () => {
    const emitted = chatEndpoints.flatMap(({ emits }) => (emits ? [emits] : []));
    expect(emitted.map(({ name }) => name).sort()).toEqual(Object.keys(CLIENT_EVENTS).sort());
    for (const { name, object, example } of emitted) {
      const { names, fields } = CLIENT_EVENTS[name];
      expect(object.schema).toBe(fields);
      const named = Object.fromEntries(names.map((argument, index) => [argument, example[index]]));
      expect(Check(fields, named), name).toBe(true);
    }
  });
});

describe('webhooks', () => {
  it.each(webhooks.map((webhook) => [webhook.event, webhook] as const))(
    'shows an example of %s that matches its schema',
    (_name, { object, example }) => {
      expect(Check(object.schema, example)).toBe(true);
      expect(namelessObjects(object.schema)).toEqual([]);
    },
  );
});

describe('server events', () => {
  it('lists each event of the server under exactly one endpoint', () => {
    const answers = chatEndpoints.flatMap((endpoint) => endpoint.answers);
    expect(answers.sort()).toEqual(Object.keys(SERVER_EVENTS).sort());
  });

  it.each(events)('shows an example of %s that matches its schema', (event, { example }) => {
    const schemas = Object.values(SERVER_EVENTS[event as keyof typeof SERVER_EVENTS]);
    expect(example).toHaveLength(schemas.length);
    for (const [index, schema] of schemas.entries()) expect(Check(schema, example[index])).toBe(true);
  });
});

/** The objects inside a schema that no document could refer to by name. */
function namelessObjects(node: unknown): unknown[] {
  if (typeof node !== 'object' || node === null) return [];
  const isNameless = 'properties' in node && !findDescribed(node);
  return [...(isNameless ? [node] : []), ...Object.values(node).flatMap(namelessObjects)];
}
