import { DAY_MS } from 'contract/dates.ts';
import { articlePath } from 'contract/site/addresses.ts';
import type { DatabaseContext } from '../../../cli/command-context.ts';
import { browserAddress } from '../../../plugins/settings/listening-address.ts';
import type { MarkdownRenderer } from '../import/markdown/markdown-renderer.ts';
import { openPreviewSigner } from '../preview.ts';

/** Parts that the commands of the blog need beside the context of every command. */
export interface BlogParts {
  /** Ended by the caller. */
  renderer: MarkdownRenderer;
  /** Called by commands that run until they are stopped; the signal stops them. */
  listenForStop: () => AbortSignal;
}

export type OpenParts = BlogParts & DatabaseContext;

/** Makes a link that shows an article, published or not, for so many days. */
type MakeLink = (categorySlug: string, url: string, days: number) => string;

export async function openLinkMaker({ config, database, clock }: DatabaseContext): Promise<MakeLink> {
  const signer = await openPreviewSigner({ database, clock });
  const origin = config.publicUrl ?? browserAddress(config.host, config.port);
  return (categorySlug, url, days) => {
    const expiresAt = new Date(clock().getTime() + days * DAY_MS);
    return `${origin}${articlePath(categorySlug, url)}?preview=${signer.sign(categorySlug, url, expiresAt)}`;
  };
}
