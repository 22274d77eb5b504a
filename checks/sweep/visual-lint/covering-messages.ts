/**
 * Opens each message that a button of the page's content brings up, and names the texts beside the button that it
 * covers: those of the same panel or section. What is elsewhere may lie under it for a moment.
 */
export async function findCoveringMessages(): Promise<string[]> {
  const covered: string[] = [];
  for (const button of document.querySelectorAll<HTMLButtonElement>('main button[popovertarget]')) {
    const message = button.popoverTargetElement as HTMLElement | null;
    if (!message || !button.checkVisibility()) continue;
    button.scrollIntoView({ block: 'center', behavior: 'instant' });
    message.showPopover({ source: button });
    // Where less motion is asked for, every change still takes a moment.
    for (const animation of document.getAnimations()) animation.finish();
    // A message follows its button after a scroll in the next frame only.
    await nextFrame();
    await nextFrame();
    const box = message.getBoundingClientRect();
    const around = barOf(button) ?? button.closest('aside, section, article') ?? document.body;
    for (const text of textsIn(around)) {
      if (message.contains(text)) continue;
      if (linesOf(text).some((line) => overlap(line, box))) covered.push(text.data.trim());
    }
    message.hidePopover();
  }
  return covered;

  /** Or as good as: Chromium without a window may forget to draw one. */
  function nextFrame(): Promise<void> {
    return new Promise((resolve) => {
      requestAnimationFrame(() => resolve());
      setTimeout(resolve, 1_000);
    });
  }

  /** Returns the bar around a button: a bar at an edge of the window always covers the rest. */
  function barOf(button: Element): Element | undefined {
    for (let at = button.parentElement; at; at = at.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return at;
    }
    return undefined;
  }

  function textsIn(root: Element): Text[] {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    return texts.filter((text) => text.data.trim() !== '' && text.parentElement?.checkVisibility());
  }

  function linesOf(text: Text): DOMRect[] {
    const range = document.createRange();
    range.selectNodeContents(text);
    return Array.from(range.getClientRects());
  }

  function overlap(a: DOMRect, b: DOMRect): boolean {
    const slack = 2;
    return (
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack
    );
  }
}
