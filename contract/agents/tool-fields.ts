import Type, { type TOptional, type TSchema, type TUnsafe } from 'typebox';
import { MOMENT_MAX_LENGTH } from '../leads/field-schemas.ts';
import type { CallFields, DerivedField, FormField, FormTexts } from '../leads/form-fields.ts';

type TextOf<Field> = Field extends { options: readonly (infer Option)[] } ? Option : string;

type ToolFields<Fields> = {
  -readonly [Name in keyof Fields]: Fields[Name] extends { isOptional: true }
    ? TOptional<TUnsafe<TextOf<Fields[Name]>>>
    : TUnsafe<TextOf<Fields[Name]>>;
};

/**
 * Input properties of a tool of `MCP_PATH` for the fields of a form, described by its words for agents. They check lengths
 * and choices only: the call behind the tool checks the rest, and answers with the sentences of the form.
 */
export function toolFields<const Fields extends CallFields>(
  fields: Fields,
  words: { fields: Pick<FormTexts<Fields>['fields'], keyof Fields> },
): ToolFields<Fields> {
  const properties = Object.entries(fields).map(([name, field]) => {
    const property = propertyOf(field, words.fields[name]?.agent ?? field.label);
    return [name, 'isOptional' in field && field.isOptional ? Type.Optional(property) : property];
  });
  return Object.fromEntries(properties);
}

function propertyOf(field: FormField | DerivedField, description: string): TSchema {
  if (field.kind === 'choice') return Type.Enum([...field.options], { description });
  const maxLength = 'maxLength' in field ? field.maxLength : MOMENT_MAX_LENGTH;
  return Type.String({ minLength: 1, ...(maxLength && { maxLength }), description });
}
