import { Fragment } from 'react';
import { weave } from '../../design/ui/weave.ts';
import styles from './PartnershipCloth.module.css';
import type { PressRelease } from './press-release.ts';

/** An even number of threads, so that patches join without a seam. */
const patch = weave(4, 16, 4);

/**
 * The cloth of a partnership: threads of the partner's teams run down, those of the agents across. Where a
 * benefit lies, the patch is strong and numbered.
 */
export function PartnershipCloth({ release: { teams, agents, benefits } }: { release: PressRelease }) {
  return (
    <div className={styles.root}>
      <svg className={styles.symbols} aria-hidden="true">
        <symbol id="cloth-patch" viewBox={`0 0 ${patch.size} ${patch.size}`} preserveAspectRatio="none">
          <path className={styles.human} d={patch.warp} />
          <path className={styles.agent} d={patch.weft} />
        </symbol>
      </svg>
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
              <span className={`${styles.cell} ${benefit < 0 ? styles.pale : ''}`} key={team}>
                <svg className={styles.patch} aria-hidden="true">
                  <use href="#cloth-patch" />
                </svg>
                {benefit >= 0 && <span className={styles.number}>{benefit + 1}</span>}
              </span>
            );
          })}
        </Fragment>
      ))}
    </div>
  );
}
