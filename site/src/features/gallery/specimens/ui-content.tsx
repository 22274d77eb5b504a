import { Calculator } from 'lucide-react';
import { facePath } from '../../../design/pictures/faces.ts';
import { ArrowLink } from '../../../design/ui/ArrowLink.tsx';
import { Avatar } from '../../../design/ui/Avatar.tsx';
import { Badge } from '../../../design/ui/Badge.tsx';
import { Card, CardGrid } from '../../../design/ui/Card.tsx';
import { Face } from '../../../design/ui/Face.tsx';
import { FinePrint } from '../../../design/ui/FinePrint.tsx';
import { Lede } from '../../../design/ui/Lede.tsx';
import { LineIcon } from '../../../design/ui/LineIcon.tsx';
import { Logo } from '../../../design/ui/Logo.tsx';
import { Linked, Marked } from '../../../design/ui/Marked.tsx';
import { Prose } from '../../../design/ui/Prose.tsx';
import { Section, SectionHead } from '../../../design/ui/Section.tsx';
import { TermGrid } from '../../../design/ui/TermGrid.tsx';
import { Testimonial } from '../../../design/ui/Testimonial.tsx';
import { type Specimen, variantsOf } from '../specimen.ts';

const MIRA = { name: 'Mira Rao', role: 'Head of operations' };
const ICON = <Calculator aria-hidden="true" />;

/** Components to read and look at: texts, boxes, faces, signs. */
export const content: readonly Specimen[] = [
  {
    component: 'ui/Section',
    variants: {
      band: () => (
        <Section>
          <p>The width, margins and rhythm of a page.</p>
        </Section>
      ),
      title: (id) => <SectionHead id={id} title="How it works" />,
      'with a lede': (id) => (
        <SectionHead id={id} title="How it works">
          Four steps, and the second one is yours.
        </SectionHead>
      ),
    },
  },
  { component: 'ui/Lede', variants: { lede: () => <Lede>Why to read on, in a sentence or two.</Lede> } },
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
    component: 'ui/TermGrid',
    variants: {
      two: () => (
        <TermGrid
          terms={[
            { name: 'Draft', text: 'What an agent hands to a person.' },
            { name: 'Approval', text: 'What the person says to it.' },
          ]}
        />
      ),
    },
  },
  {
    component: 'ui/FinePrint',
    variants: { line: () => <FinePrint>We add taxes where the law requires it.</FinePrint> },
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
  {
    component: 'ui/Testimonial',
    variants: {
      quote: () => <Testimonial text="We see who decided what." {...MIRA} />,
    },
  },
  {
    component: 'ui/Marked',
    variants: {
      words: () => <Marked text="You decide **what happens next**." />,
      link: () => <Linked text="See [the plans](/pricing)." />,
    },
  },
  { component: 'ui/Badge', variants: { badge: () => <Badge>30 Mins</Badge> } },
  {
    component: 'ui/Avatar',
    variants: {
      small: () => <Avatar name="Mira" size="small" />,
      medium: () => <Avatar name="Mira" />,
      large: () => <Avatar name="Mira" size="large" />,
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
    component: 'ui/LineIcon',
    variants: variantsOf(
      ['chevronLeft', 'chevronRight', 'clock', 'globe', 'pause', 'play', 'send'],
      (name) => <LineIcon name={name} />,
    ),
  },
  { component: 'ui/Logo', variants: { mark: () => <Logo /> } },
];
