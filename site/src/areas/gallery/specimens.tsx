import { Calculator } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar as PictureAvatar } from '../../design/pictures/Avatar.tsx';
import { Chip, type ChipTone } from '../../design/pictures/Chip.tsx';
import { Handover } from '../../design/pictures/Handover.tsx';
import { Meter } from '../../design/pictures/Meter.tsx';
import { Picture } from '../../design/pictures/Picture.tsx';
import { Row } from '../../design/pictures/Row.tsx';
import { Accordion } from '../../design/ui/Accordion.tsx';
import { Actions } from '../../design/ui/Actions.tsx';
import { ArrowLink } from '../../design/ui/ArrowLink.tsx';
import { Avatar } from '../../design/ui/Avatar.tsx';
import { Badge } from '../../design/ui/Badge.tsx';
import { Button, ButtonLink, type ButtonVariant } from '../../design/ui/Button.tsx';
import { Card, CardGrid } from '../../design/ui/Card.tsx';
import { CheckboxField } from '../../design/ui/ChoiceField.tsx';
import { Contents } from '../../design/ui/Contents.tsx';
import { Face } from '../../design/ui/Face.tsx';
import { TextAreaField, TextField } from '../../design/ui/Field.tsx';
import { FieldGrid } from '../../design/ui/FieldGrid.tsx';
import { FinePrint } from '../../design/ui/FinePrint.tsx';
import { Lede } from '../../design/ui/Lede.tsx';
import { LineIcon } from '../../design/ui/LineIcon.tsx';
import { LoomMark } from '../../design/ui/LoomMark.tsx';
import { Prose } from '../../design/ui/Prose.tsx';
import { RangeField } from '../../design/ui/RangeField.tsx';
import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import { SelectField } from '../../design/ui/SelectField.tsx';
import { SoonButton } from '../../design/ui/SoonButton.tsx';
import { TabPanel } from '../../design/ui/TabPanel.tsx';
import '../../design/ui/tab-tiles.css';
import { facePath } from '../../design/pictures/faces.ts';
import { Tabs } from '../../design/ui/Tabs.island.tsx';
import { Testimonial } from '../../design/ui/Testimonial.tsx';
import { DialogSpecimen } from './DialogSpecimen.tsx';

/** Draws one variant. `id` is its own on the page, for what has to be named. */
type Show = (id: string) => ReactNode;

/** A component of `design/` and what it can look like, by the name of the variant. */
export interface Specimen {
  /** Its file, `ui/Button`. */
  component: string;
  variants: Record<string, Show>;
}

const BUTTONS: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet'];
const TONES: readonly ChipTone[] = ['agent', 'human', 'good', 'warn', 'bad', 'quiet'];
const QUESTIONS = [
  { question: 'Who decides?', answer: 'A person. The agent prepares, waits, and goes on when it can.' },
  { question: 'What is stored?', answer: 'Every step, with who took it and why.' },
];
const SECTIONS = [
  { id: 'main', title: 'Why the biggest task is rarely the first' },
  { id: 'top', title: 'What the winner is worth' },
];
const MIRA = { name: 'Mira Rao', role: 'Head of operations' };
const ICON = <Calculator aria-hidden="true" />;

export const specimens: readonly Specimen[] = [
  { component: 'ui/Accordion', variants: { closed: (id) => <Accordion name={id} questions={QUESTIONS} /> } },
  {
    component: 'ui/Actions',
    variants: {
      two: () => (
        <Actions
          actions={[
            { label: 'Book a demo', href: '#main' },
            { label: 'Talk to us', href: '#top' },
          ]}
        />
      ),
    },
  },
  { component: 'ui/ArrowLink', variants: { link: () => <ArrowLink href="#main">Read the story</ArrowLink> } },
  {
    component: 'ui/Avatar',
    variants: {
      small: () => <Avatar name="Mira" size="small" />,
      medium: () => <Avatar name="Mira" />,
      large: () => <Avatar name="Mira" size="large" />,
    },
  },
  {
    component: 'ui/Contents',
    variants: {
      titles: () => <Contents sections={SECTIONS} />,
      numbered: () => <Contents sections={SECTIONS} isNumbered />,
    },
  },
  {
    component: 'ui/Face',
    variants: {
      initial: () => <Face name="Mira" />,
      drawn: () => <Face name="Priya Raman" src={facePath('Priya Raman')} />,
    },
  },
  {
    component: 'ui/Testimonial',
    variants: {
      quote: () => <Testimonial text="We see who decided what." {...MIRA} />,
    },
  },
  {
    component: 'ui/FinePrint',
    variants: { line: () => <FinePrint>We add taxes where the law requires it.</FinePrint> },
  },
  {
    component: 'ui/LineIcon',
    variants: variantsOf(
      ['chevronLeft', 'chevronRight', 'clock', 'globe', 'pause', 'play', 'send'],
      (name) => <LineIcon name={name} />,
    ),
  },
  { component: 'ui/Badge', variants: { badge: () => <Badge>30 Mins</Badge> } },
  {
    component: 'ui/Button',
    variants: {
      ...variantsOf(BUTTONS, (variant) => <Button variant={variant}>Send request</Button>),
      busy: () => <Button isBusy>Submitting...</Button>,
      disabled: () => <Button disabled>Confirm Booking</Button>,
      link: () => <ButtonLink href="#main">Book a demo</ButtonLink>,
    },
  },
  {
    component: 'ui/Card',
    variants: {
      plain: () => (
        <CardGrid columns={2}>
          <Card title="Search" text="Finds what was decided, and where it says so." />
          <Card title="Automate" text="Takes the steps no one needs to think about." />
        </CardGrid>
      ),
      'with icon and foot': () => (
        <CardGrid columns={2}>
          <Card icon={ICON} title="ROI calculator" text="Your own numbers, with the formula.">
            <ArrowLink href="#main">Calculate</ArrowLink>
          </Card>
          <Card icon={ICON} title="Whitepapers" text="Long answers to short questions.">
            <Badge>Coming Soon</Badge>
          </Card>
        </CardGrid>
      ),
    },
  },
  { component: 'ui/Dialog', variants: { 'with its opener': (id) => <DialogSpecimen id={id} /> } },
  {
    component: 'ui/ChoiceField',
    variants: { checkbox: () => <CheckboxField label="Show differences only" /> },
  },
  {
    component: 'ui/Field',
    variants: {
      text: () => <TextField label="Company" isOptional />,
      'with an error': () => <TextField label="Name" error="Name is required" />,
      'with a prefix': () => <TextField label="Phone" prefix="+91" type="tel" />,
      disabled: () => <TextField label="Placeholder text" disabled />,
      'several lines': () => <TextAreaField label="Message" />,
    },
  },
  {
    component: 'ui/RangeField',
    variants: {
      slider: () => (
        <RangeField label="Automation percentage" shown="30%" min={10} max={80} step={5} defaultValue={30} />
      ),
    },
  },
  {
    component: 'ui/SelectField',
    variants: {
      choice: () => <SelectField label="Team size" prompt="Choose a size" options={['1-10', '11-50']} />,
    },
  },
  {
    component: 'ui/FieldGrid',
    variants: {
      'two and a wide one': () => (
        <FieldGrid>
          <TextField label="First name" />
          <TextField label="Last name" />
          <TextAreaField label="Message" />
        </FieldGrid>
      ),
    },
  },
  { component: 'ui/Lede', variants: { lede: () => <Lede>Why to read on, in a sentence or two.</Lede> } },
  { component: 'ui/LoomMark', variants: { mark: () => <LoomMark /> } },
  {
    component: 'ui/Prose',
    variants: {
      text: () => (
        <Prose>
          <p>
            An agent <strong>proposes</strong>, a person <em>decides</em>; see <a href="#main">how</a>, or
            read <code>POST /authms/demo</code>.
          </p>
          <ul>
            <li>Every step is stored.</li>
            <li>Every step can be taken back.</li>
          </ul>
        </Prose>
      ),
    },
  },
  {
    component: 'ui/Section',
    variants: {
      band: () => (
        <Section>
          <p>The width, margins and rhythm of a page.</p>
        </Section>
      ),
    },
  },
  {
    component: 'ui/SectionHead',
    variants: {
      title: (id) => <SectionHead id={id} title="How it works" />,
      'with a lede': (id) => (
        <SectionHead id={id} title="How it works">
          Four steps, and the second one is yours.
        </SectionHead>
      ),
    },
  },
  {
    component: 'ui/SoonButton',
    variants: variantsOf(BUTTONS, (variant) => <SoonButton variant={variant}>Join the program</SoonButton>),
  },
  { component: 'ui/Tabs', variants: variantsOf(['row', 'tiles'] as const, showTabs) },
  {
    component: 'pictures/Avatar',
    variants: {
      human: () => <PictureAvatar kind="human" name="Hanna" />,
      agent: () => <PictureAvatar kind="agent" name="Kai" />,
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
          lead={<PictureAvatar kind="agent" name="Kai" />}
          title="Order 1042"
          detail="$60, proposed by Kai"
          end={<Chip tone="human">Waiting</Chip>}
          isMarked
        />
      ),
    },
  },
];

/** Components that cannot be seen by themselves, and where they can. */
export const leftOut: Record<string, string> = {
  'ui/KeepResult': 'below a result: /roi-calculator and /usecases',
  'ui/LooseThread': 'above the words of ui/Notice: /no-such-page',
  'ui/Notice': 'a whole page: /thankyou',
  'ui/Contents': 'beside a long text: /privacy and articles',
  'ui/ExplorerPanels': 'a part of ui/Tabs: / and /services',
  'ui/FoldedPoints': 'folded on a phone: /services',
  'ui/PhoneFold': 'there on a phone only: /services',
  'ui/TabPanel': 'a part of ui/Tabs',
};

function variantsOf<Name extends string>(
  names: readonly Name[],
  show: (name: Name, id: string) => ReactNode,
) {
  return Object.fromEntries(names.map((name): [Name, Show] => [name, (id) => show(name, id)]));
}

function showTabs(layout: 'row' | 'tiles', id: string): ReactNode {
  const drawing = { agent: 'M4 16h24', human: 'M16 4v24' };
  const tabs = ['Design', 'Test'].map((name) => ({
    id: `${id}-${name}`,
    name,
    ...(layout === 'tiles' ? { drawing } : {}),
  }));
  return (
    <Tabs label={`Tabs ${id}`} layout={layout} tabs={tabs}>
      {tabs.map((tab, at) => (
        <TabPanel id={tab.id} isFirst={at === 0} key={tab.id}>
          <p>What {tab.name} shows.</p>
        </TabPanel>
      ))}
    </Tabs>
  );
}
