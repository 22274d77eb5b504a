import { wordsOf } from './keys.ts';
import { toast } from './ui/toasts.ts';

/** Copies a link; where a browser lets no page copy, or one without https, selects the place that shows it. */
export async function copyLink(link: string, shown: HTMLElement | null): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toast('The link is copied.');
  } catch {
    if (shown) getSelection()?.selectAllChildren(shown);
    toast(`The browser didn’t copy it. The link is selected: press ${wordsOf('mod+c')}.`);
  }
}
