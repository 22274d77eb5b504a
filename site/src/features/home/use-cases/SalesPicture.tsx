import type { Home } from 'contract/content/pages/home.ts';
import { Avatar } from '../../../design/pictures/Avatar.tsx';
import { Chip } from '../../../design/pictures/Chip.tsx';
import { Handover } from '../../../design/pictures/Handover.tsx';
import { Picture } from '../../../design/pictures/Picture.tsx';
import { Row } from '../../../design/pictures/Row.tsx';
import { Marked } from '../../../design/ui/Marked.tsx';
import styles from './SalesPicture.module.css';
import { Sheet } from './Sheet.tsx';

/** Sales Agent: the pipeline, and the reply to one lead in it. */
export function SalesPicture({ words }: { words: Home['useCases']['sales']['picture'] }) {
  const { title, alt, stages, lead, reply, handover } = words;
  return (
    <Picture title={title} alt={alt}>
      <div className={styles.stages}>
        {stages.map(({ name, leads, isCurrent }) => (
          <span className={isCurrent ? styles.current : ''} key={name}>
            <b>{leads}</b>
            {name}
          </span>
        ))}
      </div>
      <Row
        lead={<Avatar kind="human" name={lead.person} />}
        title={lead.title}
        detail={lead.detail}
        end={<Chip tone="good">{lead.state}</Chip>}
      />
      <Sheet by="agent" label={reply.label}>
        {reply.paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <Marked text={paragraph} />
          </p>
        ))}
      </Sheet>
      <Handover agent={handover.agent} human={handover.human}>
        {handover.text}
      </Handover>
    </Picture>
  );
}
