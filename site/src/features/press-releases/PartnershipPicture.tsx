import { Picture } from '../../design/pictures/Picture.tsx';
import { PartnershipCloth } from './PartnershipCloth.tsx';
import type { PressRelease } from './press-release.ts';

/** The cloth of the partnership, for the first view of a release (S2 section 2). */
export function PartnershipPicture({ release }: { release: PressRelease }) {
  const { partner, teams, agents, benefits } = release;
  const crossings = benefits.map(({ crossing }) => `${agents[crossing.agent]} and ${teams[crossing.team]}`);
  return (
    <Picture
      title={`${partner}: who works with whom`}
      alt={`A cloth of three strands for teams and three for agents. Three patches stand out where they work together: ${crossings.join(', ')}.`}
    >
      <PartnershipCloth release={release} />
    </Picture>
  );
}
