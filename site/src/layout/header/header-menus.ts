/**
 * Delay of a menu under a resting mouse, 200 ms (S1 section 9). This script adds what HTML can't do for the header's
 * popovers once a visitor is near them: it tells assistive technology whether each is open, and closes it when the
 * focus leaves. `header.ts` fetches it.
 */
const HOVER_DELAY_MS = 200;
/** A click this soon after the menu opened under the mouse means 'open', not 'close again'. */
const CLICK_AFTER_HOVER_MS = 1000;

type Pointer = Pick<PointerEvent, 'pointerType'>;

for (const button of document.querySelectorAll<HTMLButtonElement>('header [popovertarget]')) {
  const panel = button.popoverTargetElement as HTMLElement;
  const tellState = () => {
    button.ariaExpanded = String(panel.matches(':popover-open'));
  };
  // It may have been opened while this file was on its way.
  tellState();
  panel.addEventListener('toggle', tellState);
  const closeUnlessAt = (focused: EventTarget | null) => {
    if (focused && focused !== button && !panel.contains(focused as Node)) panel.hidePopover();
  };
  panel.addEventListener('focusout', ({ relatedTarget }) => closeUnlessAt(relatedTarget));
  // A fast visitor may have opened a menu and moved through it while this file was loading.
  const { activeElement, body } = document;
  closeUnlessAt(activeElement === body ? null : activeElement);
  // Turned to a wide screen, the navigation stands in the bar and must not stay open above it; it may have been
  // turned before this file came.
  if (!button.offsetParent) panel.hidePopover();
  matchMedia('(width < 64rem)').addEventListener('change', () => panel.hidePopover());
}

for (const item of document.querySelectorAll<HTMLElement>('[data-menu]')) {
  const button = item.querySelector('button') as HTMLButtonElement;
  const panel = button.popoverTargetElement as HTMLElement;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let openedByHoverAt: number | undefined;

  const later = ({ pointerType }: Pointer, act: () => void) => {
    clearTimeout(timer);
    // On a narrow screen the menus stand open, and the buttons are gone.
    if (pointerType === 'mouse' && button.offsetParent) timer = setTimeout(act, HOVER_DELAY_MS);
  };
  const enter = (pointer: Pointer) =>
    later(pointer, () => {
      if (panel.matches(':popover-open')) return;
      panel.showPopover({ source: button });
      openedByHoverAt = performance.now();
    });
  item.addEventListener('pointerenter', enter);
  // The mouse that had this file loaded may be resting here already.
  if (matchMedia('(hover: hover)').matches && item.matches(':hover')) enter({ pointerType: 'mouse' });
  item.addEventListener('pointerleave', (pointer) =>
    later(pointer, () => {
      if (openedByHoverAt !== undefined && !panel.contains(document.activeElement)) panel.hidePopover();
    }),
  );
  panel.addEventListener('toggle', (event) => {
    if ((event as ToggleEvent).newState === 'closed') openedByHoverAt = undefined;
  });
  button.addEventListener('click', (event) => {
    if (openedByHoverAt === undefined) return;
    if (performance.now() - openedByHoverAt < CLICK_AFTER_HOVER_MS) event.preventDefault();
    openedByHoverAt = undefined;
  });
}

(document.querySelector('header') as HTMLElement).dataset.live = '';
