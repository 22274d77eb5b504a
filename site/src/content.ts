/// <reference types="vite/client" />
import { AsyncLocalStorage } from 'node:async_hooks';
import { type Content, describeProblem, openContent } from 'content/read-content.ts';
import { brand } from './brand.ts';

const FOLDER = '../../content/en/';
const files = import.meta.glob<string>('../../content/en/**/*.{md,yaml}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const drawn = new AsyncLocalStorage<Content>();
let defaults: Content | undefined;

/**
 * Returns the words that pages are drawn from. For code that runs while a page is drawn: an island gets its words from
 * the page, so that a word can change without a build.
 */
export function content(): Content {
  return drawn.getStore() ?? readDefaults();
}

/** Draws with other words than those of `content/en`. */
export function drawWith<Drawn>(words: Content, draw: () => Drawn): Drawn {
  return drawn.run(words, draw);
}

/** @throws when a document is wrong: a build without one of its pages would look whole */
function readDefaults(): Content {
  if (defaults) return defaults;
  const read = openContent(
    Object.entries(files).map(([path, text]) => [path.slice(FOLDER.length), () => text]),
    siteFacts(),
  );
  const problems = read.findProblems();
  if (problems.length > 0) throw new Error(problems.map(describeProblem).join('\n'));
  defaults = read;
  return read;
}

/** Name and addresses, as texts refer to them: `{site.name}`, `{site.host}`. */
function siteFacts(): ReadonlyMap<string, string> {
  const { social: _, ...named } = brand;
  const hosts = { host: new URL(brand.siteUrl).host, appHost: new URL(brand.appUrl).host };
  return new Map(Object.entries({ ...named, ...hosts }).map(([name, value]) => [`site.${name}`, value]));
}
