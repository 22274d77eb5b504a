import { Picture } from '../pictures/Picture.tsx';
import { PageHero } from '../ui/PageHero.tsx';
import { Dateline } from './Dateline.tsx';
import { PartnershipCloth } from './PartnershipCloth.tsx';
import type { PressRelease } from './press-release.ts';

/** Title, place and date of a press release, beside the cloth of the partnership (S2 section 2). */
export function ReleaseHero({ release }: { release: PressRelease }) {
  const { partner, title, lede, teams, agents, benefits } = release;
  const crossings = benefits.map(({ crossing }) => `${agents[crossing.agent]} and ${teams[crossing.team]}`);
  return (
    <PageHero
      title={title}
      lede={lede}
      actions={<Dateline release={release} />}
      picture={
        <Picture
          title={`${partner}: who works with whom`}
          alt={`A cloth of three marigold strands, for teams, and three indigo strands, for agents. Three patches stand out where they work together: ${crossings.join(', ')}.`}
        >
          <PartnershipCloth release={release} />
        </Picture>
      }
    />
  );
}
