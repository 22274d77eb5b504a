import { type RefCallback, type RefObject, useCallback, useState } from 'react';

/**
 * Returns the width of an element in pixels, as it changes; without a limit before it is drawn.
 * @returns the width, and the `ref` of the element
 */
export function useWidth<Element extends HTMLElement>(
  element: RefObject<Element | null>,
): [width: number, ref: RefCallback<Element>] {
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY);
  const ref = useCallback(
    (drawn: Element | null) => {
      element.current = drawn;
      if (!drawn) return;
      setWidth(drawn.clientWidth);
      const observer = new ResizeObserver(() => setWidth(drawn.clientWidth));
      observer.observe(drawn);
      return () => observer.disconnect();
    },
    [element],
  );
  return [width, ref];
}
