import { ButtonLink } from '../ui/Button.tsx';
import { PageHero } from '../ui/PageHero.tsx';
import { CATALOGUE_ID } from './AgentCatalogue.tsx';
import { departments } from './departments.ts';
import { RolloutPicture } from './RolloutPicture.tsx';
import { SAVINGS_ID } from './SavingsSection.tsx';

const agentCount = departments.flatMap(({ agents }) => agents).length;

/** The first view of the use-case catalogue (S2 section 2). */
export function UseCasesHero() {
  return (
    <PageHero
      title="An agent for every department"
      lede={`${agentCount} agents from ten departments: what each one does, how complex it is, whether we can show it at once, and how many weeks it takes until it works for you.`}
      actions={
        <>
          <ButtonLink href={`#${CATALOGUE_ID}`}>Browse the agents</ButtonLink>
          <ButtonLink variant="secondary" href={`#${SAVINGS_ID}`}>
            Estimate the savings
          </ButtonLink>
        </>
      }
      picture={<RolloutPicture />}
    />
  );
}
