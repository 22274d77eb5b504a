import { PageHero } from '../ui/PageHero.tsx';

/** The first view of the listing (S2 section 2). */
export function PressHero() {
  return (
    <PageHero
      title="Press releases"
      lede="What we announce together with our partners, newest first. Texts may be quoted in full or in part."
    />
  );
}
