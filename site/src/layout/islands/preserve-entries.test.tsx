import { act } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { preserveEntries } from './preserve-entries.ts';

const read = vi.fn<(entries: Record<string, FormDataEntryValue>) => void>();

/** One control of each kind, and who reads them as soon as the script is there. */
function Form() {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => read(Object.fromEntries(new FormData(form.current ?? undefined))), []);
  return (
    <form ref={form}>
      <label>
        First name <input name="firstName" />
      </label>
      <input name="email" type="email" aria-label="Email" />
      <textarea name="message" aria-label="Message" />
      <textarea name="welcome" aria-label="Welcome message" defaultValue="Hello" />
      <select name="size" aria-label="Size">
        <option value="">Choose</option>
        <option value="1-10">1-10</option>
      </select>
      <input type="radio" name="color" value="blue" aria-label="Blue" defaultChecked />
      <input type="radio" name="color" value="pink" aria-label="Pink" />
      <input type="checkbox" name="consent" aria-label="Consent" />
    </form>
  );
}

const TYPED = {
  firstName: 'Typed early',
  email: 'mira@example.com',
  message: 'Two lines\nof text',
  welcome: 'Good morning!',
  size: '1-10',
  color: 'pink',
  consent: 'on',
};

let island: HTMLElement;
const control = <Kind extends HTMLElement = HTMLInputElement>(selector: string) =>
  island.querySelector(selector) as Kind;

/** The island as the server sends it, filled in before its script is there. */
beforeEach(() => {
  read.mockClear();
  island = document.createElement('div');
  island.innerHTML = renderToString(<Form />);
  document.body.replaceChildren(island);
  control('[name=firstName]').value = TYPED.firstName;
  control('[name=email]').value = TYPED.email;
  control('[name=message]').value = TYPED.message;
  control('[name=welcome]').value = TYPED.welcome;
  control('select').value = TYPED.size;
  control('[value=pink]').checked = true;
  control('[name=consent]').checked = true;
});

/** @returns whether React has drawn the island again */
async function hydrate(): Promise<boolean> {
  const before = control('form');
  const Kept = preserveEntries(Form, island);
  await act(async () => {
    hydrateRoot(island, <Kept />, { onRecoverableError: () => {} });
  });
  return control('form') !== before;
}

test.each([
  [
    'an extension puts an icon beside a field',
    () => control('[name=email]').after(document.createElement('div')),
  ],
  [
    'an extension puts a field of its own into the form',
    () => control('form').prepend(document.createElement('input')),
  ],
  [
    'a translator changes the words',
    () => {
      const words = document.createElement('font');
      words.textContent = 'Vorname';
      control('label').firstChild?.replaceWith(words);
    },
  ],
])('keeps entries where %s', async (_, change) => {
  change();
  const isDrawnAgain = await hydrate();

  expect(isDrawnAgain).toBe(true);
  expect(Object.fromEntries(new FormData(control<HTMLFormElement>('form')))).toEqual(TYPED);
  expect(read).toHaveBeenLastCalledWith(TYPED);
});

test('keeps the focus and the caret', async () => {
  control('[name=email]').after(document.createElement('div'));
  control('[name=firstName]').focus();
  control('[name=firstName]').setSelectionRange(5, 8);
  await hydrate();

  expect(document.activeElement).toBe(control('[name=firstName]'));
  expect(control('[name=firstName]').selectionStart).toBe(5);
  expect(control('[name=firstName]').selectionEnd).toBe(8);
});

test('leaves the markup of the server unchanged without a conflict', async () => {
  const isDrawnAgain = await hydrate();

  expect(isDrawnAgain).toBe(false);
  expect(read).toHaveBeenLastCalledWith(TYPED);
});
