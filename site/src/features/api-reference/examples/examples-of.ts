import type { Endpoint } from '../reference-pages.ts';
import type { CodeExamples } from './code-example.ts';
import { httpExamples } from './http-examples.ts';
import { socketExamples } from './socket-examples.ts';
import { webhookExamples } from './webhook-examples.ts';

/** What the page shows and the tests run, for one endpoint. */
export function examplesOf(endpoint: Endpoint, host: string): CodeExamples {
  if ('method' in endpoint) return httpExamples(endpoint, host);
  if ('event' in endpoint) return webhookExamples(endpoint);
  const examples = socketExamples[endpoint.slug]?.(host);
  if (!examples) throw new Error(`${endpoint.slug} has no code examples`);
  return examples;
}
