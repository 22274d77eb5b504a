import Type, { type TLiteral, type TObject, type TOptional, type TSchema, type TUnsafe } from 'typebox';
import { EMAIL_MAX_LENGTH } from '../email-address.ts';
import { strictObject } from '../strict-object.ts';
import { type FieldRule, patternOf } from './field-rules.ts';
import type { CallFields, ChoiceField, DerivedField, FormField } from './form-fields.ts';

/** Longer than any way in which a moment is written. */
export const MOMENT_MAX_LENGTH = 40;

/** One plain address; the format is `isEmailAddress`. */
export const emailAddress = Type.String({ format: 'email-address', maxLength: EMAIL_MAX_LENGTH });

/** The schema of a line or text that may be empty or missing. */
export function optionalText(rule: Pick<FieldRule, 'kind' | 'maxLength'>) {
  return Type.Optional(Type.String({ ...mostOf(rule), pattern: patternOf({ ...rule, isOptional: true }) }));
}

type ValueOf<Field> = Field extends { kind: 'choice'; options: readonly (infer Option)[] }
  ? Field extends { isOptional: true }
    ? Option | ''
    : Option
  : string;

type SchemaOf<Field> = Field extends { kind: 'fixed'; value: infer Value extends string }
  ? TLiteral<Value>
  : Field extends { isOptional: true }
    ? TOptional<TUnsafe<ValueOf<Field>>>
    : TUnsafe<ValueOf<Field>>;

type RequestSchema<Fields> = TObject<{ -readonly [Name in keyof Fields]: SchemaOf<Fields[Name]> }>;

/** The schema of a call that takes exactly these fields; its type derives from them. */
export function requestSchema<const Fields extends CallFields>(fields: Fields): RequestSchema<Fields> {
  const properties = Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]);
  return strictObject(Object.fromEntries(properties)) as never;
}

function schemaOf(field: FormField | DerivedField): TSchema {
  switch (field.kind) {
    case 'email':
      return emailAddress;
    case 'phone':
      // The format is `isDialable` of the server.
      return Type.String({ format: 'phone-number', ...mostOf(field) });
    case 'choice':
      return choiceOf(field);
    case 'fixed':
      return Type.Literal(field.value);
    case 'moment':
      return Type.String(field.pattern ? { pattern: field.pattern } : { maxLength: MOMENT_MAX_LENGTH });
    default:
      if (field.isOptional) return optionalText(field);
      return Type.String({ minLength: 1, ...mostOf(field), pattern: patternOf(field) });
  }
}

function choiceOf({ options, isOptional }: ChoiceField): TSchema {
  return isOptional ? Type.Optional(Type.Enum(['', ...options])) : Type.Enum([...options]);
}

/** The keyword that bounds a length; none without a bound. */
function mostOf({ maxLength }: Pick<FieldRule, 'maxLength'>): { maxLength?: number } {
  return maxLength === undefined ? {} : { maxLength };
}
