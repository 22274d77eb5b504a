import type { HttpEndpoint } from 'contract/reference/http-endpoint.ts';
import type { CodeExamples } from './code-example.ts';
import { toJavaScript, toPython, toShell } from './literals.ts';

/** The call in each language, written from what the reference says of it. */
export function httpExamples(endpoint: HttpEndpoint, host: string): CodeExamples {
  const url = `${host}${addressOf(endpoint)}`;
  const body = endpoint.body?.example;
  return body
    ? { curl: curlPost(url, body), javascript: javascriptPost(url, body), python: pythonPost(url, body) }
    : { curl: `curl -sS '${url}'`, javascript: javascriptGet(url), python: pythonGet(url) };
}

/** Path and query with the values of the example. */
export function addressOf({ path, pathFields, query }: HttpEndpoint): string {
  const filled = pathFields.reduce((address, { name, value }) => address.replace(`{${name}}`, value), path);
  const search = Object.entries(query?.example ?? {}).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return search.length === 0 ? filled : `${filled}?${search.join('&')}`;
}

function curlPost(url: string, body: object): string {
  return `curl -sS ${url} \\
  -H 'Content-Type: application/json' \\
  -d ${toShell(body, '  ')}`;
}

function javascriptPost(url: string, body: object): string {
  return `const response = await fetch('${url}', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(${toJavaScript(body, 1)}),
});
${JAVASCRIPT_END}`;
}

function javascriptGet(url: string): string {
  return `const response = await fetch('${url}');
${JAVASCRIPT_END}`;
}

const JAVASCRIPT_END = `const answer = await response.json();
if (!response.ok) throw new Error(answer.message);
console.log(answer);`;

function pythonPost(url: string, body: object): string {
  return `import json
import urllib.request

request = urllib.request.Request(
    "${url}",
    headers={"Content-Type": "application/json"},
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
