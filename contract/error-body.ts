/** What is wrong with one field of a request. `field` is a name of the schema, never the sender's text. */
export interface FieldProblem {
  field: string;
  message: string;
}

/** The one shape of every error that the server answers (design.md, 'Calls'). */
export interface ErrorBody {
  /** The HTTP status, repeated for callers that keep only the body. */
  statusCode: number;
  /** Stable and machine-readable, in snake_case: `invalid_request`, `rate_limited`. */
  code: string;
  /** One English sentence for a person. */
  message: string;
  /** Present when single fields are at fault. */
  fields?: FieldProblem[];
}
