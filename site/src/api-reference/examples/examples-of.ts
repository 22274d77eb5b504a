import type { ChatEndpoint } from 'contract/reference/chat-endpoint.ts';
import type { HttpEndpoint } from 'contract/reference/http-endpoint.ts';
import type { CodeExamples } from './code-example.ts';
import { httpExamples } from './http-examples.ts';
import { socketExamples } from './socket-examples.ts';

/** What the page shows and the tests run, for one endpoint. */
export function examplesOf(endpoint: HttpEndpoint | ChatEndpoint, host: string): CodeExamples {
  if ('method' in endpoint) return httpExamples(endpoint, host);
  const examples = socketExamples[endpoint.slug]?.(host);
  if (!examples) throw new Error(`${endpoint.slug} has no code examples`);
  return examples;
}
