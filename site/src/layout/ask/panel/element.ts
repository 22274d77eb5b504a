type Attributes = Record<string, string | number | boolean | undefined>;

/** An element with its attributes and what is in it; texts are never read as HTML. `true` is an attribute without a value. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false)
      created.setAttribute(name, value === true ? '' : String(value));
  }
  created.append(...children);
  return created;
}

/** A button that does something on this page. */
export function button(words: string, act: () => void, attributes: Attributes = {}): HTMLButtonElement {
  const created = element('button', { type: 'button', ...attributes }, words);
  created.addEventListener('click', act);
  return created;
}
