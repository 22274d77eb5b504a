import { ArrowLeft } from 'lucide-react';
import { paths } from '../routes.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { PageHero } from '../ui/PageHero.tsx';
import { LegalSummary } from './LegalSummary.tsx';
import type { LegalDocument } from './legal-document.ts';

/** The first view of a legal document: its name, the way home, and what matters in it (S2 section 2). */
export function LegalHero({ document }: { document: LegalDocument }) {
  return (
    <PageHero
      title={document.title}
      lede={document.lede}
      actions={
        <ButtonLink variant="secondary" href={paths.home}>
          <ArrowLeft size={18} aria-hidden="true" />
          Back to Home
        </ButtonLink>
      }
      picture={<LegalSummary {...document} />}
    />
  );
}
