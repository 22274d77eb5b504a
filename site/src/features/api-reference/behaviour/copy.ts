import { withOwnHost } from './host.ts';

/** Time that the message stays. */
const SHOWN_MS = 2_500;

/** Copies code, or a whole endpoint as Markdown, and says so (S2 section 2, 'API reference page'). */
export function copyOnClick(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = (outcome: 'copied' | 'notCopied') => {
    const message = document.querySelector('[data-copy-status]') as HTMLElement;
    clearTimeout(timer);
    // Emptied first, so that the same words are read out again.
    message.textContent = '';
    requestAnimationFrame(() => {
      message.textContent = message.dataset[outcome] ?? '';
    });
    timer = setTimeout(() => {
      message.textContent = '';
    }, SHOWN_MS);
  };

  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-copy], [data-copy-from]');
    if (!button) return;
    const { copyFrom, publicHost = '' } = button.dataset;
    const copied = copyFrom
      ? copyLater(fetchText(copyFrom, publicHost))
      : navigator.clipboard.writeText(button.closest('[data-code]')?.querySelector('pre')?.textContent ?? '');
    void copied.then(
      () => tell('copied'),
      () => tell('notCopied'),
    );
  });
}

/** Promised at once: some browsers have forgotten the click by the time that the text is there. */
function copyLater(text: Promise<Blob>): Promise<void> {
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
}

async function fetchText(address: string, publicHost: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(address);
  return new Blob([withOwnHost(await response.text(), publicHost)], { type: 'text/plain' });
}
