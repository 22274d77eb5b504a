import type { Config, DOMPurify } from 'dompurify';
import { PURIFIER_PATH } from '../blog-paths.ts';

const OPTIONS: Config = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'dialog', 'audio', 'video'],
  FORBID_ATTR: ['style', 'name', 'popover', 'popovertarget'],
  ALLOW_DATA_ATTR: false,
};

/**
 * HTML of an answer, without whatever could run, send, or look like a part of the page. Our own server has done
 * so when it stored the article; another may not have (S2 section 7). What does it is loaded only when such HTML
 * is to be shown, from an address of its own: the bundler's `import()` would bring a loader to every article
 * (decision 009).
 * @throws {Error} when it could not be loaded: then nothing may be shown
 */
export async function sanitizeHtml(html: string): Promise<string> {
  await import(/* @vite-ignore */ PURIFIER_PATH);
  const { DOMPurify: purifier } = globalThis as { DOMPurify?: DOMPurify };
  if (!purifier?.isSupported) throw new Error('HTML cannot be sanitised here');
  return purifier.sanitize(html, OPTIONS);
}
