import type { ErrorBody } from 'contract/error-body.ts';

/** Reason why a tool failed, worded so that an agent knows what to fix. */
export class ToolProblem extends Error {
  readonly body: Omit<ErrorBody, 'statusCode'> & Record<string, unknown>;

  /** @param body as calls answer it: `code`, `message` and what else helps, never what was sent */
  constructor(body: ToolProblem['body']) {
    super(body.message);
    this.body = body;
  }
}
