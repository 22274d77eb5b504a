import { describeEstimate, estimateCredits, WORKING_DAYS } from 'contract/product/credit-estimate.ts';

/** The sliders of `CreditsEstimator`: the sentence follows them, and the card of the plan is marked. */
const form = document.querySelector<HTMLFormElement>('[data-credits]');
const cards = [...document.querySelectorAll<HTMLElement>('[data-plan]')];

function follow(form: HTMLFormElement) {
  const sliders = [...form.querySelectorAll('input')];
  const [people = 0, perDay = 0] = sliders.map(({ value }) => Number(value));
  for (const slider of sliders) {
    slider.ariaValueText = slider.value;
    (slider.nextElementSibling as HTMLElement).textContent = slider.value;
  }
  const estimate = estimateCredits(people, perDay);
  const sum = form.querySelector('[data-credits-sum]') as HTMLElement;
  sum.textContent = `${people} ${people === 1 ? 'person' : 'people'} × ${perDay} messages × ${WORKING_DAYS} days`;
  for (const card of cards) {
    const { plan, name = '' } = card.dataset;
    const fits = plan === estimate.plan;
    card.toggleAttribute('data-fits', fits);
    card.style.setProperty('--used', `${(estimate.share ?? 1) * 100}%`);
    (card.querySelector('[data-mark]') as HTMLElement).hidden = !fits;
    if (fits)
      (form.querySelector('p[aria-live]') as HTMLElement).textContent = describeEstimate(estimate, name);
  }
  (form.querySelector('a') as HTMLElement).hidden = estimate.share !== undefined;
}

if (form) {
  form.addEventListener('input', () => follow(form));
  // A browser that comes back to the page may have kept what was set.
  if ([...form.querySelectorAll('input')].some(({ value, defaultValue }) => value !== defaultValue))
    follow(form);
}
