import Type, { type Static } from 'typebox';
import { BookedTime } from './bookings/demo-calendar.ts';

/** Problem of one field of a request. `field` is a name of the schema, never the sender's text. */
export const FieldProblem = Type.Object({ field: Type.String(), message: Type.String() });

export type FieldProblem = Static<typeof FieldProblem>;

/** The one shape of every error that the server answers (design.md, 'Calls'). */
export const ErrorBody = Type.Object({
  /** The HTTP status, repeated for callers that keep only the body. */
  statusCode: Type.Integer(),
  /** Stable and machine-readable, in snake_case: `invalid_request`, `rate_limited`. */
  code: Type.String(),
  /** One English sentence for a person. */
  message: Type.String(),
  /** Present when single fields are at fault. */
  fields: Type.Optional(Type.Array(FieldProblem)),
  /** Nearest free half-hours, earliest first, with `slot_taken`. */
  alternatives: Type.Optional(Type.Array(BookedTime)),
  /** Value of `X-Request-Id`: the operator finds the request in the log by it. */
  requestId: Type.Optional(Type.String()),
});

export type ErrorBody = Static<typeof ErrorBody>;
