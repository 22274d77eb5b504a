import { Avatar } from '../../../design/pictures/Avatar.tsx';
import { Chip, type ChipTone } from '../../../design/pictures/Chip.tsx';
import { Handover } from '../../../design/pictures/Handover.tsx';
import { Meter } from '../../../design/pictures/Meter.tsx';
import { Picture } from '../../../design/pictures/Picture.tsx';
import { Row } from '../../../design/pictures/Row.tsx';
import { type Specimen, variantsOf } from '../specimen.ts';

const TONES: readonly ChipTone[] = ['agent', 'human', 'good', 'warn', 'bad', 'quiet'];

/** Parts of the drawn screens. */
export const pictures: readonly Specimen[] = [
  {
    component: 'pictures/Avatar',
    variants: {
      human: () => <Avatar kind="human" name="Hanna" />,
      agent: () => <Avatar kind="agent" name="Kai" />,
    },
  },
  { component: 'pictures/Chip', variants: variantsOf(TONES, (tone) => <Chip tone={tone}>{tone}</Chip>) },
  {
    component: 'pictures/Handover',
    variants: {
      foot: () => (
        <Handover agent="Kai" human="Hanna">
          Hanna approves
        </Handover>
      ),
    },
  },
  {
    component: 'pictures/Meter',
    variants: variantsOf(['agent', 'human', 'quiet'] as const, (tone) => <Meter percent={64} tone={tone} />),
  },
  {
    component: 'pictures/Picture',
    variants: {
      panel: () => (
        <Picture title="Refund queue" alt="A queue of two refunds, one of them waiting for a person.">
          <Row title="Order 1042" detail="$60" end={<Chip tone="human">Waiting</Chip>} isMarked />
          <Row title="Order 1040" detail="$18" end={<Chip tone="good">Done</Chip>} />
        </Picture>
      ),
    },
  },
  {
    component: 'pictures/Row',
    variants: {
      plain: () => <Row title="Order 1042" />,
      marked: () => (
        <Row
          lead={<Avatar kind="agent" name="Kai" />}
          title="Order 1042"
          detail="$60, proposed by Kai"
          end={<Chip tone="human">Waiting</Chip>}
          isMarked
        />
      ),
    },
  },
];
