/** Properties that browsers reflect in an attribute, and happy-dom does not. */
const REFLECTED = {
  ariaBusy: 'aria-busy',
  ariaCurrent: 'aria-current',
  ariaExpanded: 'aria-expanded',
  ariaLabel: 'aria-label',
  ariaSelected: 'aria-selected',
} as const;

/** Makes `element.ariaSelected` and the like write their attributes. Call it at the top of a test file. */
export function reflectAria(): void {
  for (const [property, attribute] of Object.entries(REFLECTED)) {
    Object.defineProperty(Element.prototype, property, {
      configurable: true,
      get(this: Element) {
        return this.getAttribute(attribute);
      },
      set(this: Element, value: string | null) {
        if (value === null) this.removeAttribute(attribute);
        else this.setAttribute(attribute, value);
      },
    });
  }
}
