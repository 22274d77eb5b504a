import { brand } from '../../brand.ts';
import { paths } from '../../routes.ts';
import { ButtonLink } from '../../ui/Button.tsx';

/** The two buttons of the overview (S2 section 2). */
export function OverviewActions() {
  return (
    <>
      <ButtonLink href={brand.signUpUrl} newTab>
        Get Started Today
      </ButtonLink>
      <ButtonLink variant="secondary" href={paths.bookDemo}>
        Schedule Demo
      </ButtonLink>
    </>
  );
}
