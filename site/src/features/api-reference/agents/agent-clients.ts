/** How a server of the Model Context Protocol is added to one client. */
export interface AgentClient {
  name: string;
  /** Where it goes: a file, a terminal, or a place in the client's settings. */
  place: string;
  grammar: 'bash' | 'json';
  text: string;
}

/**
 * Ready to be copied, for the usual clients, as their makers document them: code.claude.com/docs/en/mcp,
 * support.claude.com (custom connectors), learn.chatgpt.com/docs/extend/mcp, geminicli.com/docs/tools/mcp-server,
 * cursor.com/docs/mcp, code.visualstudio.com/docs/agents/reference/mcp-configuration; read in November 2026.
 * @param name by which the client will know the server
 * @param url whole address of the server
 */
export function agentClients(name: string, url: string): AgentClient[] {
  const json = (value: object) => JSON.stringify(value, undefined, 2);
  return [
    {
      name: 'Claude Code',
      place: 'In a terminal',
      grammar: 'bash',
      text: `claude mcp add --transport http ${name} ${url}`,
    },
    {
      // On the web, the desktop and the phone alike: the desktop's config file is for servers of the same machine.
      name: 'Claude',
      place: 'Settings, Connectors, Add custom connector',
      grammar: 'bash',
      text: url,
    },
    {
      name: 'Codex',
      place: 'In a terminal',
      grammar: 'bash',
      text: `codex mcp add ${name} --url ${url}`,
    },
    {
      name: 'Gemini CLI',
      place: 'In a terminal',
      grammar: 'bash',
      text: `gemini mcp add --transport http ${name} ${url}`,
    },
    {
      name: 'Cursor',
      place: '.cursor/mcp.json',
      grammar: 'json',
      text: json({ mcpServers: { [name]: { url } } }),
    },
    {
      name: 'VS Code',
      place: '.vscode/mcp.json',
      grammar: 'json',
      text: json({ servers: { [name]: { type: 'http', url } } }),
    },
  ];
}
