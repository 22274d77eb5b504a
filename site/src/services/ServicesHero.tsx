import { brand } from '../brand.ts';
import { paths } from '../routes.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { PageHero } from '../ui/PageHero.tsx';
import { BuilderPicture } from './BuilderPicture.tsx';

/** The first view of the agent-platform page (S1 section 2.5). */
export function ServicesHero() {
  return (
    <PageHero
      title="Build agents that work as a team"
      lede="Describe a job, give the agent what it needs to know and connect it to the others. They pass the work along and stop where one of your people has to decide."
      actions={
        <>
          <ButtonLink href={brand.loginUrl} newTab>
            Get Started
          </ButtonLink>
          <ButtonLink variant="secondary" href={paths.bookDemo}>
            Book a Demo
          </ButtonLink>
        </>
      }
      picture={<BuilderPicture />}
    />
  );
}
