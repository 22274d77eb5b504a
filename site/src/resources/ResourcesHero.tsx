import { PageHero } from '../ui/PageHero.tsx';

/** The first view of the resources page (S1 section 2.9). */
export function ResourcesHero() {
  return (
    <PageHero
      title="Resources for teams that share work with AI"
      lede="What to hand to an AI employee first, how other teams went about it, and what it returns in your own numbers."
    />
  );
}
