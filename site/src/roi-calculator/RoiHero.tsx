import { PageHero } from '../ui/PageHero.tsx';

/** The first view of the ROI calculator. */
export function RoiHero() {
  return (
    <PageHero
      title="What would an AI employee return?"
      lede="Enter your team and one kind of work. You see the sum, the month in which it pays back, and every step of the calculation. Nothing is sent."
    />
  );
}
