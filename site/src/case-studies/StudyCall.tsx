import { paths } from '../routes.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { ClosingCall } from '../ui/ClosingCall.tsx';
import type { CaseStudy } from './case-study.ts';

/** The demo call to action of a case study (S2 section 2). */
export function StudyCall({ study: { call } }: { study: CaseStudy }) {
  return (
    <ClosingCall
      title={call.title}
      actions={
        <>
          <ButtonLink href={paths.bookDemo}>Book a Demo</ButtonLink>
          <ButtonLink variant="secondary" href={paths.caseStudies}>
            All case studies
          </ButtonLink>
        </>
      }
    >
      {call.text}
    </ClosingCall>
  );
}
