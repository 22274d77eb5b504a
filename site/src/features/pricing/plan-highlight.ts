/** The header of a plan in the comparison toggles the plan's highlight, one at most (S2 section 4, 'Pricing'). */
const buttons = [...document.querySelectorAll<HTMLButtonElement>('th [aria-pressed]')];

for (const button of buttons) {
  button.disabled = false;
  button.addEventListener('click', () => {
    const wasPressed = button.ariaPressed === 'true';
    for (const each of buttons) each.ariaPressed = String(each === button && !wasPressed);
  });
}
