/**
 * Opens the list of endpoints where it stands beside the text. It is seen there without script too (CSS); assistive
 * technology and older browsers go by the state of the fold.
 */
export function openListBesideText(): void {
  const fold = document.querySelector('[data-endpoints]') as HTMLDetailsElement;
  fold.open = matchMedia('(width >= 60rem)').matches;
}
