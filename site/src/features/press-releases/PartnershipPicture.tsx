import type { PressRelease } from 'contract/content/press-release.ts';
import { Picture } from '../../design/pictures/Picture.tsx';
import { PartnershipTable } from './PartnershipTable.tsx';

/** Who works with whom, for the first view of a release (S2 section 2). */
export function PartnershipPicture({ release }: { release: PressRelease }) {
  const { partner, teams, agents, benefits } = release;
  const crossings = benefits.map(({ crossing }) => `${agents[crossing.agent]} and ${teams[crossing.team]}`);
  return (
    <Picture
      title={`${partner}: who works with whom`}
      alt={`Three teams over three agents, as lines that cross. Three crossings are numbered, where they work together: ${crossings.join(', ')}.`}
    >
      <PartnershipTable release={release} />
    </Picture>
  );
}
