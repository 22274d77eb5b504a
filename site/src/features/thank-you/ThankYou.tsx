import type { ReactNode } from 'react';
import { brand } from '../../brand.ts';
import { ButtonLink } from '../../design/ui/Button.tsx';
import { Notice } from '../../design/ui/Notice.tsx';
import { paths } from '../../product/paths.ts';
import { KnotPicture } from './KnotPicture.tsx';

/** Where every stored demo, chatbot and agent request ends (S1 section 2.10). `children` say what it was, where they know. */
export function ThankYou({ children }: { children?: ReactNode }) {
  return (
    <Notice
      eyebrow="Submission received"
      title="Thank you"
      picture={<KnotPicture />}
      actions={
        <>
          <ButtonLink href={paths.home}>Back to Home</ButtonLink>
          <ButtonLink variant="secondary" href={paths.roiCalculator}>
            Work out your ROI
          </ButtonLink>
        </>
      }
    >
      <p>We’ve got it. Someone from {brand.name} will get back to you soon at the email you gave us.</p>
      {children}
    </Notice>
  );
}
