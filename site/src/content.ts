/// <reference types="vite/client" />
import { AsyncLocalStorage } from 'node:async_hooks';
import { describeProblem, openContent, type ParsedFiles } from 'content/read-content.ts';
import type { Words } from 'contract/content/kinds.ts';
import type { SiteLocals } from 'contract/site/site-locals.ts';
import { findDrawnBy } from './drawn-for.ts';

const FOLDER = '../../content/en/';
const files = import.meta.glob<string>(['../../content/en/**/*.{md,yaml}', '!../../content/en/blog/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const drawn = new AsyncLocalStorage<SiteLocals>();
const parsed: ParsedFiles = new Map();
let defaults: Words | undefined;

// While developing (`build/live-documents.ts`).
import.meta.hot?.on('document', ({ path, text }: { path: string; text: string }) => {
  files[FOLDER + path] = text;
  parsed.delete(path);
  defaults = undefined;
});

/**
 * Returns the words that pages are drawn from. For code that runs while a page is drawn: an island gets its words from
 * the page, so that a word can change without a build.
 */
export function content(): Words {
  return drawn.getStore()?.content ?? readDefaults();
}

/** Draws with what the server hands to a page. */
export function drawWith<Drawn>(locals: SiteLocals, draw: () => Drawn): Drawn {
  return drawn.run(locals, draw);
}

/** Looks something up without a note that the page reads it: what is found there is read again where it is shown. */
export function lookUp<Found>(find: () => Found): Found {
  const locals = drawn.getStore();
  const unrecorded = locals?.content?.unrecorded;
  return unrecorded ? drawn.run(Object.create(locals, { content: { value: unrecorded } }), find) : find();
}

findDrawnBy(() => {
  const locals = drawn.getStore() ?? {};
  return locals.content ? locals : { ...locals, content: readDefaults() };
});

/** @throws when a document is wrong: a build without one of its pages would look whole */
function readDefaults(): Words {
  if (defaults) return defaults;
  const read = openContent(
    Object.entries(files).map(([path, text]) => [path.slice(FOLDER.length), () => text]),
    new Map(),
    parsed,
  );
  const problems = read.findProblems();
  if (problems.length > 0) throw new Error(problems.map(describeProblem).join('\n'));
  defaults = read;
  return read;
}
