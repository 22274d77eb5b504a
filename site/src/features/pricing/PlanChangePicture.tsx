import { content } from '../../content.ts';
import { Chip } from '../../design/pictures/Chip.tsx';
import { Handover } from '../../design/pictures/Handover.tsx';
import { Picture } from '../../design/pictures/Picture.tsx';
import { Row } from '../../design/pictures/Row.tsx';
import styles from './PlanChangePicture.module.css';

/** The 'Plan and credits' screen in the month of a change: the limit steps up where a person decides. */
export function PlanChangePicture() {
  const { title, alt, handover, ...words } = content().one('pages/pricing').change;
  return (
    <Picture title={title} alt={alt}>
      <Row title={words.used} detail={words.days} end={<Chip tone="agent">{words.plan}</Chip>} />
      <div className={styles.chart}>
        {/* A day is 10 wide and 1,000 credits are 3 high; zero is at 165. */}
        <svg className={styles.lines} viewBox="0 0 300 165" preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.grid} d="M0 165H300M0 127.5H300M0 52.5H300" />
          <path className={styles.area} d={`${USED}V165H0z`} />
          <path className={styles.limit} d="M0 90H160M160 15H300" />
          <path className={styles.change} d="M160 15V94.8" />
          <path className={styles.used} d={USED} />
        </svg>
        <span className={styles.before}>{words.before}</span>
        <span className={styles.after}>{words.after}</span>
        <span className={styles.point} />
      </div>
      <p className={styles.axis}>
        <span>{words.firstDay}</span>
        <span className={styles.day}>{words.changeDay}</span>
        <span>{words.lastDay}</span>
      </p>
      <Handover agent={handover.agent} human={handover.human}>
        {handover.text}
      </Handover>
    </Picture>
  );
}

const USED =
  'M0 165L10 162.6L20 156.9L30 152.4L40 148.5L50 146.7L60 145.8L70 139.8L80 132.9L90 126.6L100 121.8L110 117L120 115.5L130 114.3L140 107.4L150 100.5L160 94.8L170 87.3L180 80.7L190 78.9L200 77.4L210 70.2L220 63.3L230 58.2L240 53.4L250 51.6L260 50.4L270 46.2L280 41.7L290 38.1L300 35.7';
