// Sources that the builds of the site, the desk and the server depend on. Plain JavaScript, because `prepare.mjs` runs before Node 24 is there.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Folders that tools write beside the sources. */
export const NOT_SOURCES = new Set(['node_modules', 'dist', '.astro']);

/** Sources of the site and the desk, and of the bundle of the server. */
export const SITE_SOURCES = [
  ...['package-lock.json', 'contract', 'content/en', 'content/read-content.ts', 'site', 'desk'],
];
export const SERVER_SOURCES = ['package-lock.json', 'contract', 'content', 'server'];

/** Articles are rows of the database: to edit one takes no build. */
const ARTICLES = join('content', 'en', 'blog');

/**
 * Returns the time of change of the newest source in a folder, in milliseconds since 1970. Folders count too, since
 * they change when a file in them is removed; except one in which a tool has made a folder of its own, which says
 * nothing about sources.
 * @param {string} path
 * @returns {number}
 */
export function newestSource(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  const names = readdirSync(path);
  const sources = names.filter((name) => !NOT_SOURCES.has(name));
  const own = sources.length < names.length ? 0 : stats.mtimeMs;
  return sources
    .map((name) => join(path, name))
    .filter((source) => !source.endsWith(ARTICLES))
    .reduce((newest, source) => Math.max(newest, newestSource(source)), own);
}

/**
 * Returns the bundle of the server in a folder, which `npm start` runs; its sources, where they were edited after it was made.
 * @param {string} folder
 * @returns {string}
 */
export function findServer(folder) {
  const bundle = 'server/dist/main.js';
  const made = statSync(join(folder, bundle), { throwIfNoEntry: false })?.mtimeMs;
  const isNew = made && SERVER_SOURCES.every((source) => newestSource(join(folder, source)) <= made);
  return isNew ? bundle : 'server/main.ts';
}
