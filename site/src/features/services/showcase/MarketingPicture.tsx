import type { Services } from 'contract/content/pages/services.ts';
import { Handover } from '../../../design/pictures/Handover.tsx';
import { Picture } from '../../../design/pictures/Picture.tsx';
import styles from './MarketingPicture.module.css';

type Step = Services['showcase']['marketing']['picture']['channels'][number]['steps'][number];

/** A week of a campaign as lanes: what agents do, and where a person reads or picks. */
export function MarketingPicture({ words }: { words: Services['showcase']['marketing']['picture'] }) {
  const { title, alt, days, channels, handover } = words;
  return (
    <Picture title={title} alt={alt}>
      <div className={styles.root}>
        {days.map((day) => (
          <span className={styles.day} key={day}>
            {day}
          </span>
        ))}
        {channels.map(({ name, steps }) => (
          <div className={styles.lane} key={name}>
            <strong className={styles.name}>{name}</strong>
            {steps.map(({ by, days: length, text = '' }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lane never changes
              <span className={classesOf(by, length)} key={index}>
                {text}
              </span>
            ))}
          </div>
        ))}
      </div>
      <Handover agent={handover.agent} human={handover.human}>
        {handover.text}
      </Handover>
    </Picture>
  );
}

/** A free day takes its column and shows nothing. */
function classesOf(by: Step['by'], days: Step['days']): string {
  const width = days > 1 ? styles[`days${days}`] : '';
  return by === 'free' ? '' : `${styles.step} ${styles[by]} ${width}`;
}
