import type { Home } from 'contract/content/pages/home.ts';
import { Avatar } from '../../../design/pictures/Avatar.tsx';
import { Chip } from '../../../design/pictures/Chip.tsx';
import { Handover } from '../../../design/pictures/Handover.tsx';
import { Picture } from '../../../design/pictures/Picture.tsx';
import { Row } from '../../../design/pictures/Row.tsx';
import { Marked } from '../../../design/ui/Marked.tsx';
import { Gauge, Sheet } from './PictureParts.tsx';
import styles from './TeamPictures.module.css';

/** Time of the event, in percent of the four weeks: the steel is reported late, and every lane answers at once. */
const EVENT = 30;
const LANES = [
  { since: 18, from: EVENT, length: 16, tone: 'late' },
  { since: 2, from: EVENT, length: 56, tone: 'agent' },
  { since: 8, from: EVENT, length: 38, tone: 'agent' },
  { since: 22, from: EVENT, length: 10, tone: 'agent' },
  { since: 42, from: 42, length: 14, tone: 'human' },
] as const;

/** Project Management Agents: several agents answer one event on one timeline. */
export function ProjectPicture({ words }: { words: Home['useCases']['projects']['picture'] }) {
  const { title, alt, weeks, lanes, handover } = words;
  return (
    <Picture title={title} alt={alt}>
      <div className={styles.chart}>
        <span />
        <svg width="100%" height="24" aria-hidden="true">
          {weeks.map((week, index) => (
            <text key={week} x={`${index * 25}%`} y="12">
              {week}
            </text>
          ))}
        </svg>
        {LANES.map(({ since, from, length, tone }, index) => {
          const { name = '', says = '' } = lanes[index] ?? {};
          return [
            <span className={styles.name} key={name}>
              <Avatar kind={tone === 'human' ? 'human' : 'agent'} name={name} />
              {name}
            </span>,
            <svg width="100%" height="56" aria-hidden="true" key={says}>
              {weeks.map((week, index) => (
                <rect key={week} x={`${index * 25}%`} width="1" height="56" />
              ))}
              <line x1={`${EVENT}%`} x2={`${EVENT}%`} y2="56" />
              <rect className={styles.before} x={`${since}%`} y="30" width={`${from - since}%`} height="10" />
              <text className={styles.says} x={`${from + 2}%`} y="22">
                {says}
              </text>
              <rect className={styles[tone]} x={`${from}%`} y="30" width={`${length}%`} height="10" rx="3" />
            </svg>,
          ];
        })}
      </div>
      <Handover agent={handover.agent} human={handover.human}>
        {handover.text}
      </Handover>
    </Picture>
  );
}

/** Scrum Agent: a board that the agent has sorted before planning. */
export function ScrumPicture({ words }: { words: Home['useCases']['scrum']['picture'] }) {
  const { title, alt, planned, board, handover } = words;
  return (
    <Picture title={title} alt={alt}>
      <Gauge percent={90}>{planned}</Gauge>
      <div className={styles.board}>
        {board.map(({ column, tickets }) => (
          <div className={styles.column} key={column}>
            <span>{column}</span>
            {tickets.map(({ title, points, note, tone }) => (
              <div className={styles.ticket} key={title}>
                <b>{title}</b>
                <span>{points}</span>
                {note && <Chip tone={tone}>{note}</Chip>}
              </div>
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
