/**
 * What HTML cannot do for the header's popovers: tell assistive technology whether each is open, and open
 * a menu under a resting mouse (S1 section 9: hover delay 200 ms). A few hundred bytes on every page.
 */
const HOVER_DELAY_MS = 200;

for (const button of document.querySelectorAll<HTMLButtonElement>('header [popovertarget]')) {
  button.ariaExpanded = 'false';
  button.popoverTargetElement?.addEventListener('beforetoggle', (event) => {
    button.ariaExpanded = String((event as ToggleEvent).newState === 'open');
  });
}

for (const item of document.querySelectorAll<HTMLElement>('[data-menu]')) {
  const button = item.querySelector('button');
  const panel = item.querySelector<HTMLElement>('[popover]');
  if (!button || !panel) continue;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let openedByHoverAt = 0;

  const later = (event: PointerEvent, act: () => void) => {
    clearTimeout(timer);
    // On a narrow screen the menus stand open, and the buttons are gone.
    if (event.pointerType === 'mouse' && button.offsetParent) timer = setTimeout(act, HOVER_DELAY_MS);
  };

  item.addEventListener('pointerenter', (event) =>
    later(event, () => {
      if (panel.matches(':popover-open')) return;
      panel.showPopover({ source: button });
      openedByHoverAt = event.timeStamp;
    }),
  );
  item.addEventListener('pointerleave', (event) => later(event, () => panel.hidePopover()));
  button.addEventListener('click', (event) => {
    // A click just after the menu opened under the mouse means 'open', not 'close again'.
    if (openedByHoverAt && panel.matches(':popover-open')) event.preventDefault();
    openedByHoverAt = 0;
  });
}
