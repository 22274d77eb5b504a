/**
 * The slider of `RunScrubber`, from its first move on: the picture shows the run up to its step, and waits for a visitor
 * where a person decides.
 */
const form = document.querySelector<HTMLFormElement>('[data-run]');
const steps = [...document.querySelectorAll<HTMLElement>('[data-run-step]')];

function follow(form: HTMLFormElement) {
  const [slider, time, note, approve] = ['input', 'output', 'p[aria-live]', 'button'].map((each) =>
    form.querySelector(each),
  ) as [HTMLInputElement, HTMLElement, HTMLElement, HTMLButtonElement];
  const decision = steps.findIndex(({ dataset }) => dataset.runStep === 'human');
  let isApproved = false;

  function show() {
    if (!isApproved && slider.valueAsNumber > decision) slider.valueAsNumber = decision;
    const at = slider.valueAsNumber;
    steps.forEach((step, index) => {
      step.toggleAttribute('data-ahead', index > at);
    });
    const step = steps[at] as HTMLElement;
    time.textContent = step.querySelector('time')?.textContent ?? '';
    slider.ariaValueText = `${time.textContent}, ${step.querySelector('strong')?.textContent}`;
    note.textContent = step.dataset.note ?? '';
    approve.hidden = isApproved || at !== decision;
  }

  slider.addEventListener('input', show);
  approve.addEventListener('click', () => {
    isApproved = true;
    slider.valueAsNumber = steps.length - 1;
    show();
    // The button is gone: the keyboard goes on from the slider.
    slider.focus();
  });
  show();
}

if (form) follow(form);

export {};
