import { brand } from '../brand.ts';
import { paths } from '../routes.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { ClosingCall } from '../ui/ClosingCall.tsx';

/** The end of the listing: how a journalist reaches us. */
export function PressCall() {
  return (
    <ClosingCall
      title="Writing about AI at work?"
      actions={
        <>
          <ButtonLink href={`mailto:${brand.infoEmail}`}>Write to the press desk</ButtonLink>
          <ButtonLink variant="secondary" href={paths.caseStudies}>
            Read the case studies
          </ButtonLink>
        </>
      }
    >
      We answer questions, find people to talk to, and say so when we do not know.
    </ClosingCall>
  );
}
