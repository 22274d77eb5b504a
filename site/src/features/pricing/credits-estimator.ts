import { describeEstimate, estimateCredits, WORKING_DAYS } from 'contract/product/credit-estimate.ts';
import type { Receipt } from '../../design/ui/show-receipt.ts';
import type { CardTerms } from './PlanCard.tsx';
import { placeMonth } from './place-month.ts';

/** The sliders of `CreditsEstimator`: the sentence and the month follow them, and the card of the plan is marked. */
const form = document.querySelector<HTMLFormElement>('[data-credits]');
const cards = [...document.querySelectorAll<HTMLElement>('[data-plan]')];
const plans = cards.map(({ dataset: { terms = '' } }): CardTerms => JSON.parse(terms));

function follow(form: HTMLFormElement) {
  const sliders = [...form.querySelectorAll('input')];
  const [people = 0, perDay = 0] = sliders.map(({ value }) => Number(value));
  for (const slider of sliders) {
    slider.ariaValueText = slider.value;
    (slider.nextElementSibling as HTMLElement).textContent = slider.value;
  }
  const estimate = estimateCredits(people, perDay, plans);
  const sum = form.querySelector('[data-credits-sum]') as HTMLElement;
  const { creditsSum = '', ofOne = '' } = sum.dataset;
  sum.textContent = (people === 1 ? ofOne : creditsSum)
    .replace('{people}', String(people))
    .replace('{messages}', String(perDay))
    .replace('{days}', String(WORKING_DAYS));
  const month = document.querySelector('[data-month]') as HTMLElement;
  const { use, label } = placeMonth(estimate.share ?? 1);
  month.querySelector('g')?.setAttribute('transform', use.transform);
  month.querySelector('text')?.setAttribute('y', label.y);
  const { shortName, creditsPerMonth } = estimate.plan;
  const now = [shortName, creditsPerMonth ?? month.dataset.month, estimate.messages];
  for (const [index, place] of month.querySelectorAll('[data-now]').entries())
    place.textContent = now[index]?.toLocaleString('en-US') ?? '';
  for (const card of cards) {
    const fits = card.dataset.plan === estimate.plan.key;
    card.toggleAttribute('data-fits', fits);
    card.style.setProperty('--used', `${(estimate.share ?? 1) * 100}%`);
    (card.querySelector('[data-mark]') as HTMLElement).hidden = !fits;
    if (fits) (form.querySelector('p[aria-live]') as HTMLElement).textContent = describeEstimate(estimate);
  }
  (form.querySelector('a') as HTMLElement).hidden = estimate.share !== undefined;
}

/** Runs an act on the storage of the tab. The sliders work all the same where a browser keeps nothing. */
function inTab(act: () => void) {
  try {
    act();
  } catch {}
}

if (form) {
  const textOf = (selector: string) => form.querySelector(selector)?.textContent ?? '';
  const people = form.elements.namedItem('people') as HTMLInputElement;
  form.oninput = ({ target }) => {
    follow(form);
    // A note of `product/team-numbers.ts`.
    if (target === people)
      inTab(() => {
        sessionStorage.teamPeople = people.value;
      });
  };
  (form.querySelector('button[type=button]') as HTMLElement).onclick = () => {
    follow(form);
    const receipt: Receipt = {
      what: [textOf('p[aria-live]')],
      by: form.dataset.by?.replace('{sum}', textOf('[data-credits-sum]')) ?? '',
      cost: cards.find((card) => 'fits' in card.dataset)?.dataset.price ?? '',
    };
    // As `show-receipt.ts`, which travels with the parts of islands.
    const name = '/receipt';
    // biome-ignore lint/style/useTemplate: the bundler reads a template, and would bring a loader for it
    import(/* @vite-ignore */ name + '.js').then(({ open }) => open(receipt));
  };
  form.onreset = () => {
    inTab(() => {
      sessionStorage.removeItem('teamPeople');
      sessionStorage.removeItem('teamPay');
    });
    // The sliders move once this event is over.
    setTimeout(follow, 0, form);
  };
  inTab(() => {
    const { teamPeople } = sessionStorage;
    // A larger team than the slider has is better asked than shown as a smaller one.
    if (people.value === people.defaultValue && teamPeople > 0 && +teamPeople <= +people.max)
      people.value = teamPeople;
  });
  // A browser that comes back to the page may have kept what was set.
  if ([...form.querySelectorAll('input')].some(({ value, defaultValue }) => value !== defaultValue))
    follow(form);
}
