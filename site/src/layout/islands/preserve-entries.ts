import { type ComponentType, createElement, useInsertionEffect } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const CONTROLS = 'input, select, textarea';

/**
 * The component, with what was typed, checked and chosen before it hydrates. React keeps that by itself in most cases, but
 * it begins a textarea that has a text of its own again, and where the page is no longer as the server sent it, it draws
 * the whole island again: an extension has put an icon into a form, or a translator has changed its words. All entries
 * are there again before any effect of the component reads its form, and so are the focus and the caret.
 * @param island holds the server's markup; marked `data-redrawn` once another drawing has taken its place
 */
export function preserveEntries<Props extends object>(
  Component: ComponentType<Props>,
  island: HTMLElement,
): ComponentType<Props> {
  const controls = controlsIn(island);
  const texts = new Map(controls.filter(isTextArea).map((area) => [area, area.value]));
  const note = ({ target }: Event) => isTextArea(target) && texts.set(target, target.value);
  island.addEventListener('input', note);

  return function Island(props) {
    // While React draws, the old controls still stand on the page; the new ones are put there in the same task.
    const focused = document.activeElement;
    useInsertionEffect(() => {
      island.removeEventListener('input', note);
      for (const [area, text] of texts) if (area.value !== text) area.value = text;
      for (const control of controls)
        if (!control.isConnected) carryOver(control, island, control === focused);
    }, []);
    return createElement(Component, props);
  };
}

function controlsIn(island: HTMLElement): Control[] {
  return [...island.querySelectorAll<Control>(CONTROLS)];
}

function isTextArea(target: EventTarget | null): target is HTMLTextAreaElement {
  return target instanceof HTMLTextAreaElement;
}

function carryOver(old: Control, island: HTMLElement, hasFocus: boolean): void {
  island.dataset.redrawn = '';
  const next = controlsIn(island).find((control) => isSame(control, old));
  if (!next) return;
  if (isChoice(next)) next.checked = isChoice(old) && old.checked;
  else next.value = old.value;
  if (!hasFocus) return;
  next.focus({ preventScroll: true });
  if ('setSelectionRange' in next && 'selectionStart' in old && old.selectionStart !== null)
    next.setSelectionRange(old.selectionStart, old.selectionEnd);
}

/** Returns true for controls of the same name and kind. Each button of one choice has a value of its own. */
function isSame(one: Control, other: Control): boolean {
  const isNamedLike = one.name === other.name && one.type === other.type;
  return isNamedLike && (one.type !== 'radio' || one.value === other.value);
}

function isChoice(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}
