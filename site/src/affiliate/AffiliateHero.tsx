import { brand } from '../brand.ts';
import { ArrowLink } from '../ui/ArrowLink.tsx';
import { PageHero } from '../ui/PageHero.tsx';
import { SoonButton } from '../ui/SoonButton.tsx';
import { upTo } from './affiliate.ts';
import { ReferralsPicture } from './ReferralsPicture.tsx';

/** The first view: what one recommendation returns (S2 section 2, 'Affiliate page'). */
export function AffiliateHero() {
  return (
    <PageHero
      title="Recommend once, earn every month"
      lede={`Send a customer to ${brand.name} and receive ${upTo} of what they pay, recurring, for as long as they stay. Paid monthly.`}
      actions={
        <>
          <SoonButton>Become an affiliate</SoonButton>
          <ArrowLink href="#how">How it works</ArrowLink>
        </>
      }
      picture={<ReferralsPicture />}
    />
  );
}
