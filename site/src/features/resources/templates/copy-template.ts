/** Time for which the message stays. */
const SHOWN_MS = 2_500;

/** Copies a template: with its tables and lists where text has such, else as plain text. */
async function copy(plain: string, html: string): Promise<void> {
  const item = new ClipboardItem({
    'text/plain': new Blob([plain], { type: 'text/plain' }),
    'text/html': new Blob([html], { type: 'text/html' }),
  });
  await navigator.clipboard.write([item]);
}

let timer: ReturnType<typeof setTimeout> | undefined;

function tell(outcome: 'copied' | 'selected'): void {
  const message = document.querySelector('[data-copied]') as HTMLElement;
  clearTimeout(timer);
  message.textContent = message.dataset[outcome] ?? '';
  timer = setTimeout(() => {
    message.textContent = '';
  }, SHOWN_MS);
}

document.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-copy]');
  const paper = button?.closest('details')?.querySelector('[data-says]');
  if (!button || !paper) return;
  // A page without encryption has no clipboard: then the text is selected, which is half of the work.
  copy(button.dataset.copy ?? '', paper.innerHTML).then(
    () => tell('copied'),
    () => {
      getSelection()?.selectAllChildren(paper);
      tell('selected');
    },
  );
});

/** A link to a template opens it. */
function openNamed(): void {
  const details = document.getElementById(location.hash.slice(1))?.closest('details');
  if (details) details.open = true;
}

openNamed();
addEventListener('hashchange', openNamed);
