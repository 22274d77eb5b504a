import type { ReactNode } from 'react';
import { brand } from '../../brand.ts';
import { ButtonLink } from '../../design/ui/Button.tsx';
import { Notice } from '../../design/ui/Notice.tsx';
import { paths } from '../../product/paths.ts';
import { KnotPicture } from './KnotPicture.tsx';

/** Where every stored demo, chatbot and agent request ends (S1 section 2.10). `lede` and `children` say what it was, where they know. */
export function ThankYou({ lede, children }: { lede?: ReactNode; children?: ReactNode }) {
  return (
    <Notice
      eyebrow="Submission received"
      title="Thank you"
      picture={<KnotPicture />}
      actions={
        <>
          <ButtonLink variant="secondary" href={paths.home}>
            Back to Home
          </ButtonLink>
          <ButtonLink variant="quiet" href={paths.roiCalculator}>
            Work out your ROI
          </ButtonLink>
        </>
      }
    >
      {lede}
      <p>We’ve got it. Someone from {brand.name} will get back to you soon at the email you gave us.</p>
      {children}
    </Notice>
  );
}
