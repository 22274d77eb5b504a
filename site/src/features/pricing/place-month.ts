/**
 * Attributes of the chart of a month, whose limit is at 0 and whose foot at 150. The policy of the site allows no styles
 * in the page.
 * @param share of the plan's credits that are used
 */
export function placeMonth(share: number) {
  return {
    use: { transform: `matrix(1 0 0 ${share} 0 ${150 - 150 * share})` },
    label: { y: `${100 - 100 * share}%` },
  };
}
