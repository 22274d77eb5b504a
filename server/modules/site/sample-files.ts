import { alternatePath, REFERENCE_PAGE } from 'contract/site/addresses.ts';

const SAMPLES: readonly string[] = [
  ...['/openapi.json', '/asyncapi.json'],
  ...[REFERENCE_PAGE, alternatePath(REFERENCE_PAGE)],
];

/** Whether a file holds samples to copy: the reference, its Markdown and the documents. */
export function holdsSamples(path: string): boolean {
  return SAMPLES.includes(path) || path.startsWith(`${REFERENCE_PAGE}/`);
}
