import { fill } from 'contract/content/fill.ts';
import { wordsFor } from '../../words.ts';
/**
 * The receipt: the one small slip with which each part that can be worked with ends. What was decided, by whom, when, and what
 * it cost, to copy, to print, or to bring to a demo. Fetched when a visitor asks for one; it keeps nothing.
 */
import type { Receipt } from '../ui/show-receipt.ts';

/** Written in front of this file by `pages/_scripts.ts`. */
declare const RECEIPT: { name: string; host: string; styles: string; demo: string };

const words = wordsFor('receipt');
const slip = document.createElement('dialog');
slip.className = 'receipt';
slip.innerHTML = `<h2 id="receipt-title">${words.title}</h2>
  <p></p>
  <dl></dl>
  <div class="receipt-ways">
    <button type="button" data-copy>${words.copy}</button>
    <button type="button" data-print>${words.print}</button>
    <a href="${RECEIPT.demo}" data-bring>${words.send}</a>
    <button type="button" data-close>${words.close}</button>
  </div>
  <p role="status"></p>`;
slip.setAttribute('aria-labelledby', 'receipt-title');
const part = (selector: string) => slip.querySelector(selector) as HTMLElement;
const [from, rows, bring, told] = [part('p'), part('dl'), part('[data-bring]'), part('[role=status]')];
from.textContent = `${RECEIPT.name} · ${RECEIPT.host}`;

const styled = new Promise<void>((resolve) => {
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: RECEIPT.styles });
  // Without its style it can be read too.
  sheet.onload = sheet.onerror = () => resolve();
  document.head.append(sheet);
});
document.body.append(slip);

/** Shows the slip over the page, which stays as it is. */
export async function open({ what, by, cost, at, bring: send }: Receipt): Promise<void> {
  const decided = at ? new Date(at) : new Date();
  const when = decided.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
  const written: [string, readonly string[]][] = [
    [words.what, what],
    [words.by, [by]],
    [words.when, [when]],
    [words.cost, [cost]],
  ];
  rows.replaceChildren(
    ...written.map(([name, lines]) => {
      const row = document.createElement('div');
      row.append(element('dt', name), ...lines.map((line) => element('dd', line)));
      return row;
    }),
  );
  told.textContent = '';
  bring.hidden = !send;
  bring.onclick = () => send?.();
  part('[data-copy]').onclick = () => copy(written);
  await styled;
  slip.showModal();
}

function element(name: string, text: string): HTMLElement {
  return Object.assign(document.createElement(name), { textContent: text });
}

async function copy(written: readonly [string, readonly string[]][]) {
  const text = [
    fill(words.copiedTitle, { from: from.textContent ?? '' }),
    ...written.map(([name, lines]) => `${name}: ${lines.join('; ')}`),
  ].join('\n');
  try {
    await navigator.clipboard.writeText(text);
    told.textContent = words.copied;
  } catch {
    told.textContent = words.notCopied;
  }
}

part('[data-print]').onclick = () => print();
part('[data-close]').onclick = () => slip.close();
// A press beside the slip, which fills its own box.
slip.onclick = ({ target }) => {
  if (target === slip) slip.close();
};
