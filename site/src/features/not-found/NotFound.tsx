import { NEAREST_PAGE_SLOT } from 'contract/site/site-manifest.ts';
import { ArrowLink } from '../../design/ui/ArrowLink.tsx';
import { ButtonLink } from '../../design/ui/Button.tsx';
import { LooseThread } from '../../design/ui/LooseThread.tsx';
import { Notice } from '../../design/ui/Notice.tsx';
import { SearchForm } from '../../layout/search/SearchForm.tsx';
import { paths } from '../../product/paths.ts';
import { OtherPages } from './OtherPages.tsx';

/** What an unknown address shows (S1 section 2.1, S2 section 2). */
export function NotFound() {
  return (
    <Notice
      eyebrow={<LooseThread code="404" />}
      title="Oops! Page not found"
      picture={<OtherPages />}
      actions={
        <>
          <ButtonLink href={paths.home}>Return to Home</ButtonLink>
          <ButtonLink variant="secondary" href={paths.bookDemo}>
            Book a demo
          </ButtonLink>
          <ArrowLink href={paths.faq}>Questions and answers</ArrowLink>
        </>
      }
    >
      <p>
        This thread goes nowhere. The page may have moved, or its address has a typo.
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the contract, which the server replaces */}
        <span dangerouslySetInnerHTML={{ __html: NEAREST_PAGE_SLOT }} />
      </p>
      <SearchForm />
    </Notice>
  );
}
