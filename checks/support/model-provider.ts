import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** Request to a provider. */
export interface ModelRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: { model: string; messages: { role: string; content: string }[] };
}

export interface ModelProvider {
  baseUrl: string;
  requests: ModelRequest[];
}

/** Answers one request as a provider. */
export type Behaviour = (response: ServerResponse) => void;

/**
 * A server on loopback that speaks the protocol of OpenAI; closed with the test.
 * @param behaviours one for each request, the last one for all that follow
 */
export async function startModelProvider(...behaviours: Behaviour[]): Promise<ModelProvider> {
  const requests: ModelRequest[] = [];
  const server = createServer(async (request, response) => {
    const body = (await json(request)) as ModelRequest['body'];
    requests.push({ path: request.url ?? '', headers: request.headers, body });
    const behave = behaviours[Math.min(requests.length, behaviours.length) - 1];
    behave?.(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { baseUrl: `http://127.0.0.1:${port}/v1`, requests };
}

export const USAGE = { prompt_tokens: 1_000, completion_tokens: 200, total_tokens: 1_200 };

export function completionOf(content: unknown): unknown {
  const message = { role: 'assistant', content };
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'test-model',
    choices: [{ index: 0, message, finish_reason: 'stop' }],
    usage: USAGE,
  };
}

export const say = (content: string): Behaviour => sendJson(completionOf(content));

export function sendJson(body: unknown): Behaviour {
  return (response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** @param message what the provider says, which may quote what was sent */
export function refuse(status: number, headers: Record<string, string> = {}, message = 'refused'): Behaviour {
  const body = JSON.stringify({ error: { message, type: 'error', code: null, param: null } });
  return (response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
}

/** Takes the request and says nothing. */
export const hang: Behaviour = () => {};

export const cutBeforeAnswer: Behaviour = (response) => void response.destroy();

/** Ends in the middle of a body whose length was announced. */
export const cutInAnswer: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
  response.write('{"choices":[', () => response.destroy());
};

export const sendHalfJson: Behaviour = (response) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end('{"choices":[{"message":');

/** One byte after another, and never the last. */
export const trickle: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 5);
  response.on('close', () => clearInterval(timer));
};

/** Many megabytes, as fast as they are read. */
export const flood: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const chunk = `"${'x'.repeat(65_000)}",`;
  const write = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', write);
  response.write('{"choices":[');
  write();
};
