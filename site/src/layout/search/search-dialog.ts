import { fill } from 'contract/content/fill.ts';
import { isComposing } from '../../design/ui/is-composing.ts';
import { wordsFor } from '../../words.ts';

/**
 * The search of the site, as one types: a dialog with a field and a list below it, in which the arrows walk (the
 * combobox pattern of the ARIA practices). `header.ts` fetches it when a visitor asks for it; it needs nothing else of
 * the page. What is found comes from the server (decision 013).
 */
interface Place {
  kind: 'page' | 'question' | 'article' | 'reference';
  title: string;
  heading: string;
  address: string;
  text: string;
}

/** Written in front of this file by `pages/_scripts.ts`. */
declare const SEARCH: {
  page: string;
  results: string;
  styles: string;
  longest: number;
  /** Places offered before a word is typed. */
  starts: Place[];
  /** Address at which a question is asked, up to the question itself. */
  ask: string;
  /** Place at which people are written to. */
  contact: Place;
};

class Busy extends Error {}

const words = wordsFor('search');
const kinds = wordsFor('found');
/** Before each try once a connection is back: browsers say so before it carries anything. */
const PAUSES_MS = [0, 500, 1_000, 2_000, 4_000];
/** Time for which words stay unchanged before the site counts that it found nothing for them. */
const RESTED_MS = 2_000;
/** The key of `header.ts`; WCAG 2.1.4 wants that a key without a modifier can be switched off. */
const KEY_OFF = 'slashOff';

const dialog = document.createElement('dialog');
dialog.className = 'site-search';
dialog.ariaLabel = words.label;
dialog.innerHTML = `<form action="${SEARCH.page}" role="search">
  <div class="site-search-bar">
    <input name="q" role="combobox" aria-autocomplete="list"
      aria-expanded="false" aria-controls="site-search-list" maxlength="${SEARCH.longest}" autocomplete="off"
      autocapitalize="none" spellcheck="false" enterkeyhint="search">
    <button type="button" data-close></button>
  </div>
  <p role="status"></p>
  <button type="button" data-again hidden></button>
  <div class="site-search-list" id="site-search-list" role="listbox"></div>
  <div class="site-search-foot">
    <button></button>
    <label><input type="checkbox" data-key checked> <span></span><kbd>/</kbd><span></span></label>
  </div>
</form>`;

const part = <T extends HTMLElement>(selector: string) => dialog.querySelector(selector) as T;
const field = part<HTMLInputElement>('[role=combobox]');
const list = part('[role=listbox]');
const status = part('[role=status]');
const again = part<HTMLButtonElement>('[data-again]');
const all = part('.site-search-foot button');
const key = part<HTMLInputElement>('[data-key]');
field.ariaLabel = words.label;
field.placeholder = words.label;
list.ariaLabel = words.results;
part('[data-close]').textContent = words.close;
again.textContent = words.again;
all.textContent = words.all;
const [before = '', after = ''] = words.key.split('/');
part('[data-key] + span').textContent = before;
part('kbd + span').textContent = after;
const known = new Map<string, Place[]>();
let underWay: AbortController | undefined;
let resting: ReturnType<typeof setTimeout> | undefined;

const options = () => [...list.children] as HTMLAnchorElement[];
const chosen = () => options().findIndex((option) => option.ariaSelected === 'true');

/** @param index of none, the words themselves are searched for */
function choose(index: number): void {
  options().forEach((option, at) => {
    option.ariaSelected = String(at === index);
    if (at === index) option.scrollIntoView({ block: 'nearest' });
  });
  if (index < 0) field.removeAttribute('aria-activedescendant');
  else field.setAttribute('aria-activedescendant', options()[index]?.id ?? '');
}

function show(places: readonly Place[], told: string, hasFailed = false): void {
  // A visitor who chose with the arrows before the answer came keeps that choice, if it is still there.
  const kept = options()[chosen()]?.getAttribute('href');
  list.replaceChildren(...places.map(optionOf));
  field.ariaExpanded = String(places.length > 0);
  list.ariaBusy = 'false';
  list.scrollTop = 0;
  choose(places.findIndex(({ address }) => address === kept));
  status.textContent = told;
  again.hidden = !hasFailed;
  all.hidden = places === SEARCH.starts;
}

function optionOf({ kind, title, heading, address, text }: Place, index: number): HTMLAnchorElement {
  const option = document.createElement('a');
  Object.assign(option, { href: address, id: `site-search-${index}`, role: 'option', ariaSelected: 'false' });
  option.tabIndex = -1;
  const tell = (name: string, text: string) => {
    const span = Object.assign(document.createElement('span'), { className: name, textContent: text });
    option.append(span, ' ');
  };
  tell('site-search-name', heading || title);
  tell('site-search-kind', heading && kind !== 'question' ? `${kinds[kind]} · ${title}` : kinds[kind]);
  tell('site-search-text', text);
  return option;
}

/** Shows that nothing was found; the visitor can ask. */
function showNothing(asked: string): void {
  const address = SEARCH.ask + encodeURIComponent(asked);
  const question: Place = {
    kind: 'question',
    title: fill(words.askTitle, { question: asked }),
    heading: '',
    address,
    text: words.ask,
  };
  show([question, SEARCH.contact, ...SEARCH.starts], words.none);
  all.hidden = true;
  resting = setTimeout(() => ask({ q: asked, whole: '' }).catch(() => {}), RESTED_MS);
}

async function look(): Promise<void> {
  underWay?.abort();
  clearTimeout(resting);
  const typed = field.value.trimStart();
  if (typed === '') return show(SEARCH.starts, words.start);
  underWay = new AbortController();
  const { signal } = underWay;
  // What was found stays until there is something better; what was only offered does not.
  if (status.textContent === words.start) show([], words.searching);
  list.ariaBusy = 'true';
  try {
    const places = known.get(typed) ?? (await ask({ q: typed }, signal));
    known.set(typed, places);
    if (signal.aborted) return;
    if (places.length > 0)
      show(places, places.length > 1 ? fill(words.manyResults, { count: places.length }) : words.oneResult);
    else showNothing(typed);
  } catch (error) {
    if (signal.aborted) return;
    const reason = error instanceof Busy ? 'busy' : navigator.onLine ? 'failed' : 'offline';
    show([], words[reason], true);
  }
}

async function ask(asked: Record<string, string>, signal?: AbortSignal): Promise<Place[]> {
  const answer = await fetch(`${SEARCH.results}?${new URLSearchParams(asked)}`, { signal: signal ?? null });
  if (!answer.ok) {
    // Unread, it would keep the connection until its time is over.
    answer.arrayBuffer().catch(() => {});
    throw answer.status === 429 ? new Busy() : new Error(String(answer.status));
  }
  return (await answer.json()).results;
}

field.addEventListener('input', () => {
  choose(-1);
  look();
});
field.addEventListener('keydown', (event) => {
  if (isComposing(event)) return;
  const count = options().length;
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step && count > 0) {
    event.preventDefault();
    // The words themselves stand between the last one and the first.
    choose(((chosen() + step + 1 + count + 1) % (count + 1)) - 1);
  }
  const option = options()[chosen()];
  if (event.key !== 'Enter' || !option) return;
  event.preventDefault();
  // With the keys that were held: to open it in another tab is the browser's business.
  const { ctrlKey, metaKey, shiftKey } = event;
  option.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  );
});
// What leads to another part of this page leaves no dialog in front of it, and neither does the way back.
list.addEventListener('click', ({ ctrlKey, metaKey, shiftKey }) => {
  if (!ctrlKey && !metaKey && !shiftKey) dialog.close();
});
again.addEventListener('click', () => {
  field.focus();
  look();
});
addEventListener('online', async () => {
  for (const pause of PAUSES_MS) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (!dialog.open || again.hidden) return;
    await look();
  }
});
part('[data-close]').addEventListener('click', () => dialog.close());
dialog.addEventListener('click', ({ target }) => {
  if (target === dialog) dialog.close();
});
// Else the field keeps the focus until the next frame, and a slash typed before then goes into a hidden field.
dialog.addEventListener('cancel', () => field.blur());
key.addEventListener('change', () => {
  try {
    if (key.checked) localStorage.removeItem(KEY_OFF);
    else localStorage.setItem(KEY_OFF, '1');
  } catch {
    // It holds for as long as the page does.
  }
});

/** A browser that keeps nothing has the key. */
function isKeyOn(): boolean {
  try {
    return !localStorage.getItem(KEY_OFF);
  } catch {
    return true;
  }
}

export function open(): void {
  // This dialog would cover another one that the visitor has open.
  if (document.querySelector('dialog[open]') && !dialog.open) return;
  key.checked = isKeyOn();
  if (!dialog.open) dialog.showModal();
  field.select();
  choose(-1);
  look();
}

// Opened before its looks are there, so that no letter typed meanwhile is lost. Without them it can still be used.
dialog.style.opacity = '0';
const appear = () => dialog.style.removeProperty('opacity');
document.head.append(
  Object.assign(document.createElement('link'), {
    ...{ rel: 'stylesheet', href: SEARCH.styles },
    ...{ onload: appear, onerror: appear },
  }),
);
document.body.append(dialog);
// The server reads what it searches while the first word is typed.
ask({ q: '' }).catch(() => {});
