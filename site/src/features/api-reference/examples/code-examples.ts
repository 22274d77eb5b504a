import { fill } from 'contract/content/fill.ts';
import { writtenAt } from 'contract/leads/lead-requests.ts';
import type { HttpEndpoint, Webhook } from 'contract/reference/reference.ts';
import { content } from '../../../content.ts';
import { office } from '../../../product/office.ts';
import type { Endpoint } from '../reference-pages.ts';
import { toJavaScript, toPython, toShell } from './literals.ts';

/** Languages of the examples, in the order of their tabs (S2 section 2, 'API reference page'). */
export const LANGUAGES = [
  { id: 'curl', name: 'cURL', grammar: 'bash' },
  { id: 'javascript', name: 'JavaScript', grammar: 'javascript' },
  { id: 'python', name: 'Python', grammar: 'python' },
] as const;

export type LanguageId = (typeof LANGUAGES)[number]['id'];

/** A program for each language, as it can be copied and run. */
export type CodeExamples = Readonly<Record<LanguageId, string>>;

/** Returns the programs that the page of an endpoint shows and the tests run. */
export function examplesOf(endpoint: Endpoint, host: string): CodeExamples {
  if ('method' in endpoint) return httpExamples(endpoint, host);
  if ('event' in endpoint) return webhookExamples(endpoint);
  const { start, end, examples } = content().one('api-reference/programs').socket;
  return forEachLanguage((language) => {
    const text = examples[endpoint.slug]?.[language];
    if (text === undefined) throw new Error(`${endpoint.slug} has no code examples`);
    return fillProgram(fill(text, { start: start[language], end }), host);
  });
}

/** Returns a receiver that verifies, and a shell that sends it a signed message to try it with. */
export function webhookExamples({ example }: Pick<Webhook, 'example'>): CodeExamples {
  const { webhook } = content().one('api-reference/programs');
  return forEachLanguage((language) => fill(webhook[language], { example: toShell(example) }));
}

/** Fills in the gaps that programs of the chat socket have in common. */
export function fillProgram(text: string, server: string): string {
  const { packets } = content().one('api-reference/programs').socket;
  const { firstQuestion: question, nextQuestion } = content().one('api-reference/pages').quickStart;
  return fill(fill(text, { packets }), { server, question, nextQuestion });
}

/** Returns an HTTP call in each language. */
export function httpExamples(endpoint: HttpEndpoint, host: string): CodeExamples {
  const url = `${host}${addressOf(endpoint)}`;
  const body = writtenAt(endpoint.body?.example, office());
  const sent = endpoint.headers.filter(({ isRequired }) => body || isRequired);
  const headers = Object.fromEntries(sent.map(({ name, value }) => [name, value]));
  const flags = sent.map(({ name, value }) => `-H '${name}: ${value}'`);
  return {
    curl: body
      ? `curl -sS ${url} \\\n${flags.map((flag) => `  ${flag} \\\n`).join('')}  -d ${toShell(body, '  ')}`
      : [`curl -sS '${url}'`, ...flags].join(' '),
    javascript: javascriptCall(url, headers, body),
    python: pythonCall(url, headers, body),
  };
}

/** Returns path and query with the values of the example. */
export function addressOf({ path, pathFields, query }: HttpEndpoint): string {
  const filled = pathFields.reduce((address, { name, value }) => address.replace(`{${name}}`, value), path);
  const search = Object.entries(query?.example ?? {}).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return search.length === 0 ? filled : `${filled}?${search.join('&')}`;
}

type Headers = Readonly<Record<string, string>>;

function javascriptCall(url: string, headers: Headers, body: object | undefined): string {
  const options = [
    ...(body ? [`method: ${toJavaScript('POST')}`] : []),
    ...(Object.keys(headers).length > 0 ? [`headers: ${toJavaScript(headers, 1)}`] : []),
    ...(body ? [`body: JSON.stringify(${toJavaScript(body, 1)})`] : []),
  ].map((option) => `  ${option},\n`);
  return `const response = await fetch('${url}'${options.length > 0 ? `, {\n${options.join('')}}` : ''});
const answer = await response.json();
if (!response.ok) throw new Error(answer.message);
console.log(answer);`;
}

function pythonCall(url: string, headers: Headers, body: object | undefined): string {
  const request = [
    `    "${url}",\n    headers=${toPython(headers, 1)},\n`,
    ...(body ? [`    data=json.dumps(${toPython(body, 1)}).encode(),\n`] : []),
  ].join('');
  const isPlain = Object.keys(headers).length === 0;
  return `import json
import urllib.request

${isPlain ? `url = ${toPython(url)}` : `request = urllib.request.Request(\n${request})`}
with urllib.request.urlopen(${isPlain ? 'url' : 'request'}) as response:
    print(json.load(response))`;
}

function forEachLanguage(write: (language: LanguageId) => string): CodeExamples {
  return { curl: write('curl'), javascript: write('javascript'), python: write('python') };
}
