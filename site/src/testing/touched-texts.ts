/**
 * Texts that React has changed, removed or put something before, though each shares its parent with other nodes. A browser
 * that translates a page puts elements in the place of texts: React then changes what no longer stands on the page, and
 * fails where it removes it. A text that is its element's only child is safe, for React sets it through the element.
 * @returns the touched texts since the last time, each with its element
 */
export function watchTouchedTexts(): () => string[] {
  const touched = new Set<string>();
  const note = (node: Node | null) => {
    if (node && isOfReact(node)) touched.add(`'${node.textContent}' in ${node.parentElement?.outerHTML}`);
  };
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function <Inserted extends Node>(
    this: Node,
    node: Inserted,
    next: Node | null,
  ) {
    note(next);
    return insertBefore.call(this, node, next) as Inserted;
  };
  Node.prototype.removeChild = function <Removed extends Node>(this: Node, node: Removed) {
    note(node);
    return removeChild.call(this, node) as Removed;
  };
  for (const { prototype } of [Node, CharacterData]) {
    const own = Object.getOwnPropertyDescriptor(prototype, 'nodeValue');
    if (!own?.set) continue;
    Object.defineProperty(prototype, 'nodeValue', {
      ...own,
      set(this: Node, text: string) {
        note(this);
        own.set?.call(this, text);
      },
    });
  }
  return () => {
    const found = [...touched];
    touched.clear();
    return found;
  };
}

/** React keeps a fiber for a text only where it is not its element's only child. Translators leave white space alone. */
function isOfReact(node: Node): boolean {
  const isText = node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '';
  return isText && Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
}
