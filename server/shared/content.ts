import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readContent } from 'content/read-content.ts';
import { settingFacts } from 'content/references.ts';
import type { Content, Texts } from 'contract/content/kinds.ts';
import type { StatedSettings } from 'contract/site/site-locals.ts';

const OURS = join(import.meta.dirname, '../../content/en');
let folder = OURS;
let documents: Content | undefined;
let current: Content | undefined;
const followers = new Set<() => void>();

/** Returns the words that this process answers with: the documents of its site, with the texts that replace some. */
export function content(): Content {
  current ??= readDocuments();
  return current;
}

const stated = new WeakMap<Content, Map<string, Content>>();

/** Returns the same words, naming what the settings of a server say. */
export function contentAt(settings: StatedSettings): Content {
  const words = content();
  const known = stated.get(words) ?? new Map<string, Content>();
  stated.set(words, known);
  const key = JSON.stringify(settings);
  const named = known.get(key) ?? words.withFacts(settingFacts(settings));
  known.set(key, named);
  return named;
}

/** Answers with these texts in place of those of the documents from now on. */
export function replaceTexts(texts: Texts): void {
  current = readDocuments().withTexts(texts);
  for (const follow of followers) follow();
}

/**
 * Calls after each change of the words: for what is made of them beforehand, and is made again in the background.
 * @param signal ends that
 */
export function onWords(follow: () => unknown, signal: AbortSignal): void {
  followers.add(follow);
  signal.addEventListener('abort', () => followers.delete(follow), { once: true });
}

/** Answers from now on with the documents from which a site was built: `content/en` beside it, or else ours. */
export function readContentOf(siteDir: string): void {
  const beside = resolve(siteDir, '../../content/en');
  const next = existsSync(beside) ? beside : OURS;
  if (next === folder) return;
  folder = next;
  documents = undefined;
  current = undefined;
}

function readDocuments(): Content {
  documents ??= readContent(folder);
  return documents;
}
