import { isComposing } from '../../../design/ui/is-composing.ts';

/** Words of each page in lower case, by its address (`pages/_documents.ts`). */
type Texts = Record<string, string>;

/** Narrows the list of endpoints to those whose text holds every word of the search; all of it by keyboard. */
export function hydrateSearch(): void {
  const field = document.querySelector('[data-search]') as HTMLInputElement;
  const message = document.querySelector('[data-search-status]') as HTMLElement;
  let texts: Promise<Texts> | undefined;

  const items = () => [...document.querySelectorAll<HTMLElement>('[data-entry]')];
  const firstLink = () =>
    items()
      .find((item) => !item.hidden)
      ?.querySelector('a');

  const narrow = async () => {
    texts ??= fetch('/api-reference/search.json').then((response) => response.json());
    // Without the texts, names alone are searched.
    const known: Texts = await texts.catch(() => ({}));
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    let found = 0;
    for (const item of items()) {
      const text = known[item.dataset.entry ?? ''] ?? item.textContent.toLowerCase();
      item.hidden = !words.every((word) => text.includes(word));
      if (!item.hidden) found += 1;
    }
    for (const group of document.querySelectorAll<HTMLElement>('[data-group]')) {
      group.hidden = !group.querySelector('[data-entry]:not([hidden])');
    }
    const told =
      found > 0 ? message.dataset.found?.replace('{count}', String(found)) : message.dataset.nothing;
    message.textContent = (words.length > 0 && told) || '';
  };

  field.addEventListener('input', () => void narrow());
  field.addEventListener('keydown', (event) => {
    if (isComposing(event)) return;
    if (event.key === 'Escape') {
      field.value = '';
      void narrow();
    }
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      firstLink()?.focus();
    }
    // A fast typist may press Enter before the texts are loaded.
    if (event.key === 'Enter' && field.value.trim() !== '') void narrow().then(() => firstLink()?.click());
  });
}

/** The slash key leads to the search, as on many sites, except in a field, where it types a slash. */
export function focusSearchBySlash(): void {
  document.addEventListener('keydown', (event) => {
    if (isComposing(event)) return;
    const isTyping = (event.target as Element).closest('input, textarea, select');
    if (event.key !== '/' || isTyping || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    // Here the key leads to the reference's own search, and not to that of the whole site (`header.ts`).
    event.stopPropagation();
    const field = document.querySelector('[data-search]') as HTMLInputElement;
    field.closest('details')?.setAttribute('open', '');
    field.focus();
  });
}
