/** The least contrast of text of usual size (WCAG 2.2, 1.4.3). */
export const READABLE_CONTRAST = 4.5;

/** Contrast of two colors written `#RRGGBB`, from 1 to 21 (WCAG 2.2, 'contrast ratio'). */
export function contrastRatio(hexA: string, hexB: string): number {
  const [darker, lighter] = [luminanceOf(hexA), luminanceOf(hexB)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** WCAG 2.2, 'relative luminance'. */
function luminanceOf(hex: string): number {
  const light = (start: number) => linearOf(Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  return 0.2126 * light(1) + 0.7152 * light(3) + 0.0722 * light(5);
}

function linearOf(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
