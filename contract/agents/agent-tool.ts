import type { TObject } from 'typebox';

/** What an agent may call at `MCP_PATH`. The words are for agents, as the fields' descriptions are. */
export interface AgentTool<Input extends TObject = TObject, Output extends TObject = TObject> {
  title: string;
  /** When to use it, and what comes of it. */
  description: string;
  input: Input;
  output: Output;
  /** It changes nothing; what does change something says so to the person whose agent it is. */
  isReadOnly: boolean;
  /** What it takes away, no other tool brings back. */
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
