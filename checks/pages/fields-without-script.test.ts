import { describe, expect, it } from 'vitest';
import { pagePaths } from '../site-pages.ts';
import { openPage, textOf } from './open-page.ts';

/** Fields that style sheets take away where there is no script, with what is said of them. */
const TAKEN_AWAY = '[data-credits], [data-run]';

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** Returns the remarks about a control, in the order of its attribute. */
function remarksOf(control: Element): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => textOf(control.ownerDocument.getElementById(id))).join(' ');
}

describe.each(pagePaths)('the fields of %s without script', (path) => {
  it('repeats no value of a field beside it, which would go stale without script', async () => {
    const { document } = await openPage(path);
    const echoes = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => !element.closest(TAKEN_AWAY));
    expect(echoes('output').map(textOf).join('')).toBe('');
    expect(echoes('[aria-valuetext]')).toEqual([]);
    for (const input of echoes('input:not([type=hidden])')) {
      const digits = digitsOf(input.getAttribute('value') ?? '');
      if (digits.length > 1) expect(digitsOf(remarksOf(input))).not.toContain(digits);
    }
    for (const chosen of echoes('fieldset > div input[type=radio][checked][aria-label]')) {
      const legend = textOf(chosen.closest('fieldset')?.querySelector('legend'));
      const words = chosen.getAttribute('aria-label')?.split('-') ?? [];
      expect(words.filter((word) => legend.includes(word))).toEqual([]);
    }
  });

  it('marks no field as invalid before a choice', async () => {
    const { document } = await openPage(path);
    // Chromium calls these invalid as long as they are empty, and no text field.
    const kinds = ['select', '[type=checkbox]', '[type=radio]', '[type=date]'];
    const waiting = [...document.querySelectorAll(kinds.map((kind) => `${kind}[required]`).join())];
    expect(waiting.map((field) => field.getAttribute('aria-invalid'))).toEqual(waiting.map(() => 'false'));
    expect([...document.querySelectorAll('[aria-invalid=true]')]).toEqual([]);
  });
});

it.each([
  ['/usecases', '#savings', 'These results are an example'],
  ['/', '[aria-label="Chatbot preview"]', 'Example:'],
])('labels the results on %s as an example where they need a script', async (path, place, note) => {
  const { document } = await openPage(path);
  const notes = [...document.querySelectorAll(`${place} noscript`)].map(textOf);
  expect(notes.join(' ')).toContain(note);
});
