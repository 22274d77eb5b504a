import { CLIENT_EVENTS, SERVER_EVENTS } from 'contract/chat/chat.ts';
import { isEmailAddress } from 'contract/email-address.ts';
import { errorExampleOf } from 'contract/reference/error-example.ts';
import { nameOf } from 'contract/reference/objects.ts';
import Format from 'typebox/format';
import { Check } from 'typebox/schema';
import { describe, expect, it } from 'vitest';
import { reference } from './reference.ts';

Format.Set('email-address', isEmailAddress);

const { http: httpEndpoints, socket: chatEndpoints, webhooks } = reference;
const describedObjects = Object.values(reference.objects);
const httpBySlug = httpEndpoints.map((endpoint) => [endpoint.slug, endpoint] as const);
const events = Object.entries(reference.events);

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
    expect(reference.endpoints[0]?.slug).toBe('signup');
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

describe('the example of an error', () => {
  const exampleOf = (slug: string) => {
    const endpoint = httpEndpoints.find((each) => each.slug === slug);
    if (!endpoint) throw new Error(`there is no ${slug}`);
    return errorExampleOf(endpoint.body);
  };

  it.each([
    ['signup', { field: 'email', message: 'Enter one plain email address' }],
    ['refresh', { field: 'refresh_token', message: 'This field is required' }],
  ])('names in the error of %s a field that it takes', (slug, wrong) => {
    expect(exampleOf(slug)).toMatchObject({ statusCode: 400, fields: [wrong] });
  });

  it.each(['logout', 'list-categories'])('names no field in the error of %s, which needs none', (slug) => {
    expect(exampleOf(slug)).toMatchObject({
      ...{ statusCode: 429, code: 'rate_limited', message: 'Too many requests.' },
    });
  });
});

/** The objects inside a schema that no document could refer to by name. */
function namelessObjects(node: unknown): unknown[] {
  if (typeof node !== 'object' || node === null) return [];
  const isNameless = 'properties' in node && !nameOf(node);
  return [...(isNameless ? [node] : []), ...Object.values(node).flatMap(namelessObjects)];
}
