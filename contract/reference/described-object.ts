import type { Static, TSchema } from 'typebox';

/** An object that crosses the wire, under the name that both documents give it. */
export interface DescribedObject {
  name: string;
  schema: TSchema;
  /** One sentence. */
  summary: string;
  /** What each field means, by its name; limits are not repeated here, they stand in the schema. */
  meanings: Readonly<Record<string, string>>;
}

/** Names a schema of the contract. A field without a meaning, or a meaning without a field, is a type error. */
export function describeObject<Schema extends TSchema>(
  name: string,
  schema: Schema,
  summary: string,
  meanings: { readonly [Field in keyof Static<Schema>]-?: string },
): DescribedObject {
  return { name, schema, summary, meanings };
}
