import { brand } from '../brand.ts';
import { PageHero } from '../ui/PageHero.tsx';

/** The first view of the blog. */
export function BlogHero() {
  return (
    <PageHero
      title={`The ${brand.name} blog`}
      lede="Working notes on people and AI employees who share one job: what to hand over first, what to check, and what to leave alone. With the numbers, the lists and the code that you can use today."
    />
  );
}
