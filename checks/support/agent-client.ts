import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { onTestFinished } from 'vitest';

/** The protocol's official client, connected to a server of ours; closed with the test. */
export async function connectAgent(url: string): Promise<Client> {
  const client = new Client({ name: 'test-agent', version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', url)));
  onTestFinished(() => client.close());
  return client;
}

/** The result of a tool that did what it was asked. */
export async function callTool(
  client: Client,
  name: string,
  input: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const { isError, content, structuredContent } = await client.callTool({ name, arguments: input });
  if (isError || !structuredContent) throw new Error(`${name}: ${JSON.stringify(content)}`);
  return structuredContent as Record<string, unknown>;
}

/** Calls a tool that fails, and returns its message. */
export async function callToolInVain(
  client: Client,
  name: string,
  input: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const { isError, content } = await client.callTool({ name, arguments: input });
  const [first] = content;
  if (!isError || first?.type !== 'text') throw new Error(`${name} did what it was asked`);
  return JSON.parse(first.text);
}
