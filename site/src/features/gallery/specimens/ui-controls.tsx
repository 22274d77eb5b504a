import { type ReactNode, useState } from 'react';
import { Accordion } from '../../../design/ui/Accordion.tsx';
import { Actions } from '../../../design/ui/Actions.tsx';
import { ArrowLink } from '../../../design/ui/ArrowLink.tsx';
import { Button, ButtonLink, type ButtonVariant } from '../../../design/ui/Button.tsx';
import { Contents } from '../../../design/ui/Contents.tsx';
import { TabPanel } from '../../../design/ui/ExplorerPanels.tsx';
import { SoonButton } from '../../../design/ui/SoonButton.tsx';
import '../../../design/ui/tab-tiles.css';
import { Dialog } from '../../../design/ui/Dialog.tsx';
import { Tabs } from '../../../design/ui/Tabs.island.tsx';
import { type Specimen, variantsOf } from '../specimen.ts';

const BUTTONS: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet'];
const QUESTIONS = [
  { question: 'Who decides?', answer: 'A person. The agent prepares, waits, and goes on when it can.' },
  { question: 'What is stored?', answer: 'Every step, with who took it and why.' },
];
const SECTIONS = [
  { id: 'main', title: 'Why the biggest task is rarely the first' },
  { id: 'top', title: 'What the winner is worth' },
];

/** Components to press, open or follow. */
export const controls: readonly Specimen[] = [
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
    component: 'ui/Button',
    variants: {
      ...variantsOf(BUTTONS, (variant) => <Button variant={variant}>Send request</Button>),
      busy: () => <Button isBusy>Submitting...</Button>,
      disabled: () => <Button disabled>Confirm Booking</Button>,
      link: () => <ButtonLink href="#main">Book a demo</ButtonLink>,
    },
  },
  {
    component: 'ui/SoonButton',
    variants: variantsOf(BUTTONS, (variant) => <SoonButton variant={variant}>Join the program</SoonButton>),
  },
  { component: 'ui/Accordion', variants: { closed: (id) => <Accordion name={id} questions={QUESTIONS} /> } },
  {
    component: 'ui/Contents',
    variants: {
      titles: () => <Contents sections={SECTIONS} />,
      numbered: () => <Contents sections={SECTIONS} isNumbered />,
    },
  },
  { component: 'ui/Dialog', variants: { 'with its opener': (id) => <DialogSpecimen id={id} /> } },
  { component: 'ui/Tabs', variants: variantsOf(['row', 'tiles'] as const, showTabs) },
];

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

/** A dialog and what opens it: closed, there is nothing to see. */
function DialogSpecimen({ id }: { id: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Dialog isOpen={isOpen} isLocked={false} labelledBy={id} onClose={close}>
        <h3 id={id} tabIndex={-1}>
          Approve the refund
        </h3>
        <p>The agent proposes $60. A person decides.</p>
        <Button onClick={close}>Close</Button>
      </Dialog>
    </>
  );
}
