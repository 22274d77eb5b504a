import { Chip } from '../../design/pictures/Chip.tsx';
import { Handover } from '../../design/pictures/Handover.tsx';
import { Picture } from '../../design/pictures/Picture.tsx';
import { Row } from '../../design/pictures/Row.tsx';
import styles from './WorkdayPicture.module.css';
import { hours, workday } from './workday.ts';

const TONES = { few: '1', some: '2', many: '3', human: 'h' } as const;

/** The picture of the enterprise hero: a day of agents' work by department, and where people decided. */
export function WorkdayPicture() {
  return (
    <Picture
      title="Tuesday, all departments"
      alt="An overview of one workday: six departments by hour, shaded by how many agents ran, with the hours marked when a person decided. Three payments are waiting for Karin in Finance."
    >
      <Row title="34 agents at work" detail="412 runs today" end={<Chip tone="human">3 to decide</Chip>} />
      <div className={styles.chart}>
        {workday.map(({ department, load }) => (
          <div className={styles.row} key={department}>
            <span className={styles.department}>{department}</span>
            <svg className={styles.hours} viewBox="0 0 120 10" preserveAspectRatio="none" aria-hidden="true">
              <path className={styles.idle} d={cells(load, '0')} />
              {Object.entries(TONES).map(([tone, mark]) => (
                <path className={styles[tone]} d={cells(load, mark)} key={tone} />
              ))}
            </svg>
          </div>
        ))}
        <div className={styles.axis}>
          {hours.map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </div>
      </div>
      <div className={styles.legend}>
        <span className={styles.byAgents}>Agents at work</span>
        <span className={styles.byPeople}>A person decided</span>
      </div>
      <Handover agent="Felix" human="Karin">
        3 payments over the limit are waiting for Karin
      </Handover>
    </Picture>
  );
}

/** The hours of a row that carry one mark, as one path of cells ten units wide. */
function cells(load: string, mark: string): string {
  return [...load].map((hour, index) => (hour === mark ? `M${index * 10} 0h9v10h-9z` : '')).join('');
}
