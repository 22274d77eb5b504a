import { brand } from '../brand.ts';
import { paths } from '../routes.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { PageHero } from '../ui/PageHero.tsx';
import { PlanChangePicture } from './PlanChangePicture.tsx';

/** The first view of the pricing page (S2 section 2, 'Pricing'). */
export function PricingHero() {
  return (
    <PageHero
      title="A plan for today, a larger one when you need it"
      lede="3 months free trial, no credit card. There are no setup fees, and a change of plan takes effect the moment you make it."
      actions={
        <>
          <ButtonLink href={brand.signUpUrl} newTab>
            Try for Free
          </ButtonLink>
          <ButtonLink variant="secondary" href={paths.bookDemo}>
            Book a demo
          </ButtonLink>
        </>
      }
      picture={<PlanChangePicture />}
    />
  );
}
