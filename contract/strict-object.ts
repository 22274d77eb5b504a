import Type, { type TProperties, type TSchemaOptions } from 'typebox';

/** Returns the schema of an object with these properties and no other. */
export function strictObject<P extends TProperties>(properties: P, options: TSchemaOptions = {}) {
  return Type.Object(properties, { ...options, additionalProperties: false });
}
