/** A share of one as a length in a drawing, such as `66.67%`: more digits than the eye can see cost bytes. */
export function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}
