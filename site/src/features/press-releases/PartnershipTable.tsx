import type { PressRelease } from 'contract/content/press-release.ts';
import { Fragment } from 'react';
import styles from './PartnershipTable.module.css';

/** The partner's teams over the agents that work for them. Where a benefit lies, the lines of both meet in its number. */
export function PartnershipTable({ release: { teams, agents, benefits } }: { release: PressRelease }) {
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
