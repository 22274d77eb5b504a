/**
 * What HTML cannot do for the header's popovers: tell assistive technology whether each is open, close it
 * when the focus leaves, and open a menu under a resting mouse (S1 section 9: hover delay 200 ms). A few
 * hundred bytes on every page.
 */
const HOVER_DELAY_MS = 200;
/** A click this soon after the menu opened under the mouse means 'open', not 'close again'. */
const CLICK_AFTER_HOVER_MS = 1000;

for (const button of document.querySelectorAll<HTMLButtonElement>('header [popovertarget]')) {
  const panel = button.popoverTargetElement as HTMLElement;
  button.ariaExpanded = 'false';
  panel.addEventListener('beforetoggle', (event) => {
    button.ariaExpanded = String((event as ToggleEvent).newState === 'open');
  });
  panel.addEventListener('focusout', ({ relatedTarget }) => {
    const next = relatedTarget as Node | null;
    if (next && next !== button && !panel.contains(next)) panel.hidePopover();
  });
  // Turned to a wide screen, the navigation stands in the bar and must not stay open above it.
  matchMedia('(width < 80rem)').addEventListener('change', () => panel.hidePopover());
}

for (const item of document.querySelectorAll<HTMLElement>('[data-menu]')) {
  const button = item.querySelector('button') as HTMLButtonElement;
  const panel = button.popoverTargetElement as HTMLElement;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let openedByHoverAt: number | undefined;

  const later = (event: PointerEvent, act: () => void) => {
    clearTimeout(timer);
    // On a narrow screen the menus stand open, and the buttons are gone.
    if (event.pointerType === 'mouse' && button.offsetParent) timer = setTimeout(act, HOVER_DELAY_MS);
  };
  item.addEventListener('pointerenter', (event) =>
    later(event, () => {
      if (panel.matches(':popover-open')) return;
      panel.showPopover({ source: button });
      openedByHoverAt = performance.now();
    }),
  );
  item.addEventListener('pointerleave', (event) =>
    later(event, () => {
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
