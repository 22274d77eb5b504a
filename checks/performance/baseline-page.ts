const BYTES = 10_000;

const STYLE = `
body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; color: #1c1830; background: #fbf9f5 }
main { max-width: 70rem; margin: auto; padding: 1rem }
h1 { font-size: clamp(2rem, 6vw, 4rem); line-height: 1.1 }
.offers { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr)) }
.offers li { padding: 1rem; border: 1px solid #ccc; border-radius: 0.5rem }
`;

const OFFER = '<li><h2>One thing that we do</h2><p>What it is, for whom, and what it costs.</p></li>';

/**
 * Returns the page that ours are compared with: a plain static page of 10 KB with a heading, a list of cards and a few
 * rules of style; no script, no font, no picture. The time to show it is what machine, browser and throttled line cost
 * before a site adds anything.
 */
export function baselinePage(): string {
  const head = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Baseline</title><style>${STYLE}</style>`;
  const opening = `${head}<main><h1>A small page with a few plain words</h1><p>It says what the company does, in a sentence or two, and leads on to the list below.</p><ul class="offers">`;
  const offers = Math.floor((BYTES - opening.length) / OFFER.length);
  return `${opening}${OFFER.repeat(offers)}</ul></main></html>`;
}
