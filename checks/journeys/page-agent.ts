import type { Page } from '@playwright/test';
import { BY_THE_CLOCK } from './fixtures.ts';

/** A tool as an agent in the browser sees it. */
export interface RegisteredTool {
  name: string;
  description: string;
  inputSchema: {
    properties: Record<string, { description?: string }>;
    required?: string[];
  };
}

/** Interface that Chromium gives to the agent. */
interface ModelContext {
  getTools: () => Promise<RegisteredTool[]>;
  executeTool: (tool: RegisteredTool, input: object) => Promise<unknown>;
}

type AgentWindow = { agentHeard?: unknown };

/** The agent of a visitor, in the visitor's own browser (WebMCP): it calls tools, and presses nothing. */
export class PageAgent {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  tools(): Promise<RegisteredTool[]> {
    return this.page.evaluate(async () => {
      const { modelContext } = document as unknown as { modelContext?: ModelContext };
      const tools = (await modelContext?.getTools()) ?? [];
      return tools.map(({ name, description, inputSchema }) => ({ name, description, inputSchema }));
    });
  }

  async names(): Promise<string[]> {
    return (await this.tools()).map(({ name }) => name).sort();
  }

  /** Calls a tool; `heard` returns its answer. That of a form comes when a person has pressed its button. */
  async call(name: string, input: object): Promise<void> {
    await this.page.evaluate(
      async ([name, input]) => {
        const heard = window as AgentWindow;
        const { modelContext } = document as unknown as { modelContext: ModelContext };
        const tool = (await modelContext.getTools()).find((tool) => tool.name === name);
        delete heard.agentHeard;
        if (!tool) throw new Error(`There is no ${name} here`);
        modelContext.executeTool(tool, input).then(
          (answer) => {
            heard.agentHeard = answer;
          },
          (error) => {
            heard.agentHeard = `failed: ${error}`;
          },
        );
      },
      [name, input] as const,
    );
  }

  /** Returns the answer of the last call; `undefined` so far. */
  async heard(): Promise<string | undefined> {
    const heard = await this.page.evaluate(() => (window as AgentWindow).agentHeard);
    return heard === undefined || typeof heard === 'string' ? heard : JSON.stringify(heard);
  }

  /** Asks a tool that answers by itself. */
  async ask(name: string, input: object): Promise<string> {
    await this.call(name, input);
    await this.page.waitForFunction(
      () => (window as AgentWindow).agentHeard !== undefined,
      undefined,
      BY_THE_CLOCK,
    );
    return (await this.heard()) ?? '';
  }
}
