import type { TObject } from 'typebox';

/** Tool that an agent may call at `MCP_PATH`. The words are for agents, as the fields' descriptions are. */
export interface AgentTool<Input extends TObject = TObject, Output extends TObject = TObject> {
  title: string;
  /** Situations to use it in, and its result. */
  description: string;
  input: Input;
  output: Output;
  /** It changes nothing; what does change something says so to the person whose agent it is. */
  isReadOnly: boolean;
  /** Its changes cannot be undone by another tool. */
  isDestructive?: boolean;
  /** Called again with the same arguments, it does nothing more. */
  isIdempotent: boolean;
}

/** A tool that only tells something. */
export function readingTool<Input extends TObject, Output extends TObject>(
  tool: Pick<AgentTool<Input, Output>, 'title' | 'description' | 'input' | 'output'>,
): AgentTool<Input, Output> {
  return { ...tool, isReadOnly: true, isIdempotent: true };
}
