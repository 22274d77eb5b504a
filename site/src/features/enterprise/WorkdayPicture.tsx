import { content } from '../../content.ts';
import { Chip } from '../../design/pictures/Chip.tsx';
import { Handover } from '../../design/pictures/Handover.tsx';
import { Picture } from '../../design/pictures/Picture.tsx';
import { Row } from '../../design/pictures/Row.tsx';
import styles from './WorkdayPicture.module.css';

/**
 * A day of six departments. One character per hour from 07:00: 0 to 3 for how many agents ran, `h` for an hour in which
 * a person decided something.
 */
const LOADS = [
  '233h21122h31',
  '0122h2112210',
  '12332h233h21',
  '001h21012100',
  '3221122123h3',
  '12h332122210',
] as const;

const TONES = { few: '1', some: '2', many: '3', human: 'h' } as const;

/** The picture of the enterprise hero: a day of agents' work by department, and where people decided. */
export function WorkdayPicture() {
  const { title, alt, sum, departments, hours, agents, people, handover } =
    content().one('pages/enterprise').workday;
  return (
    <Picture title={title} alt={alt}>
      <Row title={sum.title} detail={sum.detail} end={<Chip tone="human">{sum.state}</Chip>} />
      <div className={styles.chart}>
        {LOADS.map((load, index) => (
          <div className={styles.row} key={load}>
            <span className={styles.department}>{departments[index]}</span>
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
        <span className={styles.byAgents}>{agents}</span>
        <span className={styles.byPeople}>{people}</span>
      </div>
      <Handover agent={handover.agent} human={handover.human}>
        {handover.text}
      </Handover>
    </Picture>
  );
}

/** The hours of a row that carry one mark, as one path of cells ten units wide. */
function cells(load: string, mark: string): string {
  return [...load].map((hour, index) => (hour === mark ? `M${index * 10} 0h9v10h-9z` : '')).join('');
}
