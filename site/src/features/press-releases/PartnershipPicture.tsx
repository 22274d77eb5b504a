import { fill } from 'contract/content/fill.ts';
import type { PressRelease } from 'contract/content/press-release.ts';
import { Fragment } from 'react';
import { content } from '../../content.ts';
import { Picture } from '../../design/pictures/Picture.tsx';
import styles from './PartnershipPicture.module.css';

/** Partners of a release, for its first view (S2 section 2). */
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

/** The partner's teams over the agents that work for them. Where a benefit lies, the lines of both meet in its number. */
function PartnershipTable({ release: { teams, agents, benefits } }: { release: PressRelease }) {
  return (
    <div className={styles.root}>
      <span />
      {teams.map((team) => (
        <span className={styles.team} key={team}>
          {team}
        </span>
      ))}
      {agents.map((name, agent) => (
        <Fragment key={name}>
          <span className={styles.name}>{name}</span>
          {teams.map((team, column) => {
            const benefit = benefits.findIndex(
              ({ crossing }) => crossing.agent === agent && crossing.team === column,
            );
            return (
              <span className={styles.cell} key={team}>
                {benefit >= 0 && <span className={styles.number}>{benefit + 1}</span>}
              </span>
            );
          })}
        </Fragment>
      ))}
    </div>
  );
}
