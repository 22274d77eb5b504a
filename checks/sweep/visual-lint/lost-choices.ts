/**
 * Finds elements that are chosen, pressed, current or checked and cannot be read, or looks as if it were not; each with
 * its words. For colors that are the visitor's own: there the browser takes backgrounds, gradients and shadows away.
 */
export function findLostChoices(): string[] {
  const CHOSEN = '[aria-selected=true], [aria-pressed=true], [aria-current]:not([aria-current=false])';
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const found: string[] = [];
  for (const element of document.querySelectorAll(`${CHOSEN}, :checked`)) {
    const face = faceOf(element);
    if (element.matches('option, [data-slide]') || !isSeen(face)) continue;
    const contrast = lowestContrast(face);
    if (contrast < 4.5) found.push(`${nameOf(element)}: contrast ${contrast.toFixed(1)}`);
    const other = neighborOf(element);
    if (other && lookOf(face) === lookOf(faceOf(other)))
      found.push(`${nameOf(element)}: looks like the others`);
  }
  for (const box of document.querySelectorAll<HTMLInputElement>('[type=checkbox]')) {
    const face = faceOf(box);
    if (!isSeen(face)) continue;
    const before = lookOf(face);
    box.checked = !box.checked;
    if (lookOf(face) === before) found.push(`${nameOf(box)}: looks the same checked`);
    box.checked = !box.checked;
  }
  return found;

  function isSeen(element: Element): boolean {
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  }

  function nameOf(element: Element): string {
    const { id, name = '' } = element as HTMLInputElement;
    const words = element.closest('label')?.textContent || element.textContent || element.ariaLabel;
    return words?.trim().slice(0, 40) || `${element.localName} ${id} ${name}`;
  }

  /** An unseen control lies on what shows its state. */
  function faceOf(element: Element): Element {
    const label = element.closest('label');
    return label && getComputedStyle(element).opacity === '0' ? label : element;
  }

  /** The nearest of its kind that is not chosen, `undefined` if there isn't one. */
  function neighborOf(element: Element): Element | undefined {
    const isOther = (other: Element) =>
      other.role === element.role &&
      other.className === element.className &&
      !other.matches(`${CHOSEN}, :checked, :disabled, [aria-disabled]`) &&
      isSeen(faceOf(other));
    let room = element.parentElement;
    for (let steps = 0; room && steps < 4; steps += 1, room = room.parentElement) {
      const other = [...room.querySelectorAll(element.localName)].find(isOther);
      if (other) return other;
    }
    return undefined;
  }

  function lowestContrast(face: Element): number {
    const walker = document.createTreeWalker(face, NodeFilter.SHOW_TEXT);
    const ratios = [21];
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (!parent || !isSeen(parent) || walker.currentNode.textContent?.trim() === '') continue;
      const ground = groundOf(parent);
      ratios.push(ratioOf(colorOver(getComputedStyle(parent).color, ground), ground));
    }
    return Math.min(...ratios);
  }

  function groundOf(element: Element | null): number[] {
    if (!element) return colorOver('Canvas', [255, 255, 255]);
    return colorOver(getComputedStyle(element).backgroundColor, groundOf(element.parentElement));
  }

  function colorOver(color: string, ground: number[]): number[] {
    if (!pen) return ground;
    for (const fill of [`rgb(${ground.join(' ')})`, color]) {
      pen.fillStyle = fill;
      pen.fillRect(0, 0, 1, 1);
    }
    return [...pen.getImageData(0, 0, 1, 1).data.slice(0, 3)];
  }

  function ratioOf(one: number[], other: number[]): number {
    const [low = 0, high = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  }

  function luminanceOf(color: number[]): number {
    const [red = 0, green = 0, blue = 0] = color.map((part) => {
      const share = part / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }

  /** Everything that distinguishes two states there. */
  function lookOf(face: Element): string {
    if (face.matches('input') && getComputedStyle(face).appearance !== 'none')
      return String(face.matches(':checked'));
    const below = groundOf(face.parentElement);
    const parts = [undefined, '::before', '::after'].map((part) => {
      const style = getComputedStyle(face, part);
      if (part && (style.content === 'none' || style.visibility === 'hidden')) return '';
      const ground = part ? groundOf(face) : below;
      const painted = (width: string, line: string, color: string) =>
        width === '0px' || line === 'none' || isLike(colorOver(color, ground), ground)
          ? ''
          : `${width} ${line} ${color}`;
      const sides = ['top', 'right', 'bottom', 'left'].map((side) => {
        const value = (of: string) => style.getPropertyValue(`border-${side}-${of}`);
        return painted(value('width'), value('style'), value('color'));
      });
      const back = colorOver(style.backgroundColor, ground);
      return [
        part ? '' : style.color,
        isLike(back, ground) ? '' : back,
        style.backgroundImage,
        ...sides,
        painted(style.outlineWidth, style.outlineStyle, style.outlineColor),
        style.textDecoration,
        style.transform,
      ].join('|');
    });
    const inside = [...face.querySelectorAll('*')].map((child) => (isSeen(child) ? 1 : 0)).join('');
    return [...parts, inside].join('\n');
  }

  function isLike(one: number[], other: number[]): boolean {
    return one.every((part, index) => Math.abs(part - (other[index] ?? 0)) < 2);
  }
}
