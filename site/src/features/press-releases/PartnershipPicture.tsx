import { fill } from 'contract/content/fill.ts';
import type { PressRelease } from 'contract/content/press-release.ts';
import { content } from '../../content.ts';
import { Picture } from '../../design/pictures/Picture.tsx';
import { PartnershipTable } from './PartnershipTable.tsx';

/** Who works with whom, for the first view of a release (S2 section 2). */
export function PartnershipPicture({ release }: { release: PressRelease }) {
  const { partner, teams, agents, benefits } = release;
  const { title, alt, crossing: names } = content().one('pages/press-releases').release.picture;
  const crossings = benefits.map(({ crossing: { agent, team } }) =>
    fill(names, { agent: agents[agent], team: teams[team] }),
  );
  return (
    <Picture title={fill(title, { partner })} alt={fill(alt, { crossings: crossings.join(', ') })}>
      <PartnershipTable release={release} />
    </Picture>
  );
}
