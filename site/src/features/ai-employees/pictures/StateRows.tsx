import { Chip, type ChipTone } from '../../../design/pictures/Chip.tsx';
import { Row } from '../../../design/pictures/Row.tsx';

/** One thing, and the state it is in. */
export interface StateRow {
  title: string;
  detail: string;
  state: string;
  tone: ChipTone;
}

/** A few things, each with its state. */
export function StateRows({ rows }: { rows: readonly StateRow[] }) {
  return rows.map(({ title, detail, state, tone }) => (
    <Row title={title} detail={detail} end={<Chip tone={tone}>{state}</Chip>} key={title} />
  ));
}
