import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/**
 * Turns the boxes of a task list (`- [x]`) into signs: a disabled checkbox without a name helps no reader.
 * Runs before HTML inside the Markdown is parsed, so that every `input` that it meets was made from Markdown.
 */
export function drawTaskBoxes() {
  return (tree: Root) => {
    visit(tree, 'element', (element, index, parent) => {
      if (element.tagName !== 'input' || !parent || index === undefined) return;
      parent.children[index] = { type: 'text', value: element.properties.checked ? '☑' : '☐' };
    });
  };
}
