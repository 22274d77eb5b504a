import { brand } from '../brand.ts';
import { paths } from '../routes.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

/** Where every stored demo, chatbot and agent request ends (S1 section 2.10). */
export function ThankYou() {
  return (
    <Notice
      eyebrow="Submission received"
      title="Thank you"
      actions={
        <>
          <ButtonLink href={paths.home}>Back to Home</ButtonLink>
          <ButtonLink variant="secondary" href={paths.roiCalculator}>
            Work out your ROI
          </ButtonLink>
        </>
      }
    >
      <p>
        Your submission has been received and is stored safely. The {brand.name} team will get back to you
        soon, at the email address you gave.
      </p>
    </Notice>
  );
}
