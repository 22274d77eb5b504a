import { writtenAt } from 'contract/leads/lead-requests.ts';
import type { HttpEndpoint } from 'contract/reference/reference.ts';
import { office } from '../../../product/office.ts';
import type { CodeExamples } from './code-example.ts';
import { toJavaScript, toPython, toShell } from './literals.ts';

/** The call in each language, written from what the reference says of it. */
export function httpExamples(endpoint: HttpEndpoint, host: string): CodeExamples {
  const url = `${host}${addressOf(endpoint)}`;
  const body = writtenAt(endpoint.body?.example, office());
  const headers = Object.fromEntries(endpoint.headers.map(({ name, value }) => [name, value]));
  return body
    ? {
        curl: curlPost(url, body, headers),
        javascript: javascriptPost(url, body, headers),
        python: pythonPost(url, body, headers),
      }
    : getExamples(url, endpoint);
}

/** Path and query with the values of the example. */
export function addressOf({ path, pathFields, query }: HttpEndpoint): string {
  const filled = pathFields.reduce((address, { name, value }) => address.replace(`{${name}}`, value), path);
  const search = Object.entries(query?.example ?? {}).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return search.length === 0 ? filled : `${filled}?${search.join('&')}`;
}

type Headers = Readonly<Record<string, string>>;

function curlPost(url: string, body: object, headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `  -H '${name}: ${value}' \\`);
  return `curl -sS ${url} \\
${lines.join('\n')}
  -d ${toShell(body, '  ')}`;
}

function javascriptPost(url: string, body: object, headers: Headers): string {
  return `const response = await fetch('${url}', {
  method: 'POST',
  headers: ${toJavaScript(headers, 1)},
  body: JSON.stringify(${toJavaScript(body, 1)}),
});
${JAVASCRIPT_END}`;
}

function getExamples(url: string, endpoint: HttpEndpoint): CodeExamples {
  const needed = endpoint.headers.filter(({ isRequired }) => isRequired);
  const headers = Object.fromEntries(needed.map(({ name, value }) => [name, value]));
  const isPlain = needed.length === 0;
  const flags = needed.map(({ name, value }) => ` -H '${name}: ${value}'`).join('');
  return {
    curl: `curl -sS '${url}'${flags}`,
    javascript: javascriptGet(url, isPlain ? '' : `, {\n  headers: ${toJavaScript(headers, 1)},\n}`),
    python: isPlain ? pythonGet(url) : pythonGetWith(url, headers),
  };
}

function javascriptGet(url: string, options: string): string {
  return `const response = await fetch('${url}'${options});
${JAVASCRIPT_END}`;
}

const JAVASCRIPT_END = `const answer = await response.json();
if (!response.ok) throw new Error(answer.message);
console.log(answer);`;

function pythonPost(url: string, body: object, headers: Headers): string {
  return `import json
import urllib.request

request = urllib.request.Request(
    "${url}",
    headers=${toPython(headers, 1)},
    data=json.dumps(${toPython(body, 1)}).encode(),
)
with urllib.request.urlopen(request) as response:
    print(json.load(response))`;
}

function pythonGet(url: string): string {
  return `import json
import urllib.request

url = "${url}"
with urllib.request.urlopen(url) as response:
    print(json.load(response))`;
}

function pythonGetWith(url: string, headers: Headers): string {
  return `import json
import urllib.request

request = urllib.request.Request(
    "${url}",
    headers=${toPython(headers, 1)},
)
with urllib.request.urlopen(request) as response:
    print(json.load(response))`;
}
