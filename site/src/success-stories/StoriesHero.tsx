import { PageHero } from '../ui/PageHero.tsx';

/** The first view of the success stories. */
export function StoriesHero() {
  return (
    <PageHero
      title="Success stories, side by side"
      lede="For the two minutes before your next meeting: what customers handed to an AI employee, what they kept, and what they report."
    />
  );
}
