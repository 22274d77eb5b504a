/** A JSON Schema, or a document that holds some. */
export type Json = Record<string, unknown>;

/**
 * A schema of a document with its references put in place, in which no object may have a field that the document
 * does not name: a reader of the document cannot know of it.
 */
export function closeSchema(document: Json, schema: Json): Json {
  const resolved = resolve(document, schema);
  const inner = closeInside(document, resolved);
  return 'properties' in resolved || 'allOf' in resolved ? { ...inner, unevaluatedProperties: false } : inner;
}

function closeInside(document: Json, schema: Json): Json {
  const close = (value: unknown) => closeSchema(document, value as Json);
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => {
      if (keyword === 'properties') return [keyword, mapValues(value as Json, close)];
      // Its parts are one object together.
      if (keyword === 'allOf')
        return [keyword, (value as Json[]).map((part) => closeInside(document, resolve(document, part)))];
      if (keyword === 'anyOf' || keyword === 'oneOf') return [keyword, (value as Json[]).map(close)];
      if (keyword === 'items') return [keyword, Array.isArray(value) ? value.map(close) : close(value)];
      return [keyword, value];
    }),
  );
}

/** Returns the target of a path such as `#/components/schemas/Room`. */
export function find(document: Json, reference: string): Json {
  const steps = reference.split('/').slice(1);
  return steps.reduce<Json>((node, step) => {
    const next = node[step.replaceAll('~1', '/').replaceAll('~0', '~')];
    if (typeof next !== 'object' || next === null) throw new Error(`${reference} leads nowhere`);
    return next as Json;
  }, document);
}

function resolve(document: Json, schema: Json): Json {
  return typeof schema.$ref === 'string' ? resolve(document, find(document, schema.$ref)) : schema;
}

function mapValues(object: Json, change: (value: unknown) => unknown): Json {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}
