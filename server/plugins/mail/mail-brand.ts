import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderMail } from 'contract/mails/mail-content.ts';
import type { SiteManifest } from 'contract/site/site-manifest.ts';

/** Parts of the built site that every email uses. */
export interface MailBrand {
  productName: string;
  /** Its templates (decision 001). */
  renderMail: RenderMail;
}

/** The same of a built site that is not served. @throws when the site has not been built */
export async function readMailBrand(siteDir: string): Promise<MailBrand> {
  const manifest = JSON.parse(await readFile(join(siteDir, 'manifest.json'), 'utf8')) as SiteManifest;
  return { productName: manifest.name, renderMail: await loadMailTemplates(siteDir) };
}

/** The templates of emails as `site/build/write-mails.ts` left them. @throws when the site has not been built */
export async function loadMailTemplates(siteDir: string): Promise<RenderMail> {
  const { href } = pathToFileURL(join(siteDir, 'server', 'mails.mjs'));
  const { renderMail } = (await import(href)) as { renderMail: RenderMail };
  return renderMail;
}
