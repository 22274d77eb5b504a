import type { ErrorBody } from 'contract/error-body.ts';

/** Why a tool could not do what it was asked, worded so that an agent can tell what to fix. */
export class ToolProblem extends Error {
  readonly body: Omit<ErrorBody, 'statusCode'> & Record<string, unknown>;

  /** @param body as calls answer it: `code`, `message` and what else helps, never what was sent */
  constructor(body: ToolProblem['body']) {
    super(body.message);
    this.body = body;
  }
}
