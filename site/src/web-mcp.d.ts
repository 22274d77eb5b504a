import 'react';

/**
 * WebMCP as Chromium has it behind `--enable-features=WebMCP` (decision 016). No `lib.dom` knows it yet, and no browser
 * has it switched on.
 */
declare module 'react' {
  interface FormHTMLAttributes<T> {
    toolname?: string;
    tooldescription?: string;
  }
  interface FieldsetHTMLAttributes<T> {
    /** Description of a group of radio buttons, which Chromium takes for one parameter. */
    toolparamdescription?: string | undefined;
  }
  interface InputHTMLAttributes<T> {
    toolparamdescription?: string | undefined;
  }
  interface SelectHTMLAttributes<T> {
    toolparamdescription?: string | undefined;
  }
  interface TextareaHTMLAttributes<T> {
    toolparamdescription?: string | undefined;
  }
}

declare global {
  interface PageTool<Input = Record<string, unknown>> {
    name: string;
    title?: string;
    description: string;
    inputSchema: object;
    annotations?: { readOnlyHint?: boolean };
    execute: (input: Input) => Promise<unknown>;
  }

  interface Document {
    modelContext?: {
      registerTool: (tool: PageTool<never>, options?: { signal?: AbortSignal }) => Promise<void>;
    };
  }

  interface SubmitEvent {
    /** A person pressed the button of what an agent had filled in. */
    agentInvoked?: boolean;
    /** Reports the outcome to the agent; only present if `agentInvoked`. */
    respondWith?: (outcome: Promise<string>) => void;
  }
}
