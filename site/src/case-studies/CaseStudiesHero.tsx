import { paths } from '../routes.ts';
import { ArrowLink } from '../ui/ArrowLink.tsx';
import { PageHero } from '../ui/PageHero.tsx';

/** The first view of the listing (S2 section 2). */
export function CaseStudiesHero() {
  return (
    <PageHero
      title="What an AI employee took over, and what it left to people"
      lede="Customers on one process each: how it ran before, who does which step now, what they measured, and what went wrong on the way."
      actions={<ArrowLink href={paths.successStories}>The results in two minutes</ArrowLink>}
    />
  );
}
