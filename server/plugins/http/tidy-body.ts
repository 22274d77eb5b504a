import type { FieldProblem } from 'contract/error-body.ts';
import { tidyText } from 'contract/tidy-text.ts';
import type { TSchema } from 'typebox';
import { InvalidRequest } from '../../shared/errors.ts';
import { invalidFields } from './validation-problems.ts';

const UNSTORABLE = 'This field has characters that don’t belong in it';

type Properties = { properties?: object; required?: readonly string[] };

/**
 * Tidies every text of a body in place, but for the fields named in `asTyped`, and refuses text that no storage
 * can hold. A `null` in an optional field is taken out: many programs write it for what is not set. Anything that is not an
 * object is left to the schema.
 * @param schema of the body, by which a field at fault may be named
 * @throws {InvalidRequest}
 */
export function tidyBody(body: unknown, asTyped: readonly string[] = [], schema: TSchema = {}): void {
  const { properties = {}, required = [] }: Properties = schema;
  if (typeof body !== 'object' || body === null) return;
  const fields = body as Record<string, unknown>;
  const unstorable: FieldProblem[] = [];
  for (const [name, value] of Object.entries(fields)) {
    const isKnown = Object.hasOwn(properties, name);
    if (value === null && isKnown && !required.includes(name)) delete fields[name];
    if (typeof value !== 'string') continue;
    if (!value.isWellFormed() || value.includes('\0')) {
      // Its name is the caller's own text, unless we know it.
      if (!isKnown) throw new InvalidRequest('The request has characters that can’t be stored.');
      unstorable.push({ field: name, message: UNSTORABLE });
      continue;
    }
    if (!asTyped.includes(name)) fields[name] = tidyText(name, value);
  }
  if (unstorable.length > 0) throw invalidFields(unstorable);
}
