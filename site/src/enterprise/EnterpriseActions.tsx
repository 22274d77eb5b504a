import { paths } from '../routes.ts';
import { ButtonLink } from '../ui/Button.tsx';

/** The two ways on from the enterprise page: in its hero and at its end (S1 section 2.6). */
export function EnterpriseActions() {
  return (
    <>
      <ButtonLink href={paths.bookDemo}>Schedule Enterprise Demo</ButtonLink>
      <ButtonLink variant="secondary" href={paths.contact}>
        Talk to Us
      </ButtonLink>
    </>
  );
}
