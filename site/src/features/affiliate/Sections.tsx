import { CalendarCheck, Gift, Repeat } from 'lucide-react';
import { content } from '../../content.ts';
import { Card, CardGrid } from '../../design/ui/Card.tsx';
import { Section, SectionHead } from '../../design/ui/Section.tsx';
import { weave } from '../../design/ui/weave.ts';
import { fillCommission } from './commission.ts';
import styles from './Sections.module.css';

const BENEFITS = [
  ['recurring', Repeat],
  ['monthly', CalendarCheck],
  ['trial', Gift],
] as const;

const PITCH = 20;
/** Two threads each way repeat without a seam: customers' level, months upright. */
const cloth = weave(2, PITCH, 5);
const ROWS = [50, 70, 90];
const CLOTH = { x: 80, y: 40, width: 240, height: 60 };
const looseEnds = Array.from({ length: CLOTH.width / PITCH }, (_, month) => {
  const x = CLOTH.x + (month + 0.5) * PITCH;
  return `M${x} ${CLOTH.y - 12}v12M${x} ${CLOTH.y + CLOTH.height}v12`;
}).join('');

/** Drawings of the steps, each with the word in it. */
const drawings = {
  signUp: (you: string) => (
    <>
      <path className={styles.human} d="M56 70H168C218 70 232 24 202 24S176 70 226 70H380" />
      <circle className={styles.tag} cx="29" cy="70" r="28" />
      <text className={styles.word} x="29" y="75">
        {you}
      </text>
    </>
  ),
  promote: (link: string) => (
    <>
      <path className={styles.human} d="M0 70H8" />
      <path className={styles.agent} d={ROWS.map((y) => `M320 70C345 70 335 ${y} 360 ${y}H380`).join('')} />
      <rect className={styles.tag} x="8" y="48" width="312" height="44" rx="10" />
      <text className={styles.word} x="164" y="75">
        {link}
      </text>
    </>
  ),
  earn: () => (
    <>
      <pattern id="earn-cloth" width={cloth.size} height={cloth.size} patternUnits="userSpaceOnUse">
        <path className={styles.human} d={cloth.warp} />
        <path className={styles.agent} d={cloth.weft} />
      </pattern>
      <rect {...CLOTH} fill="url(#earn-cloth)" />
      <path className={styles.human} d={looseEnds} />
      <path
        className={styles.agent}
        d={ROWS.map((y) => `M0 ${y}H${CLOTH.x}M${CLOTH.x + CLOTH.width} ${y}H380`).join('')}
      />
    </>
  ),
};

/** Sign up, promote, earn: one thread through three drawings (S2 section 2, 'Affiliate page'). */
export function AffiliateSteps() {
  const words = content().one('pages/affiliate').steps;
  return (
    <Section labelledBy="how-title" id="how" tone="quiet">
      <SectionHead id="how-title" title={words.title} />
      <ol className={styles.steps}>
        {(['signUp', 'promote', 'earn'] as const).map((step) => (
          <li className={styles.step} key={step}>
            <StepDrawing step={step} you={words.you} link={words.sampleLink} />
            <h3 className={styles.title}>{words[step].title}</h3>
            <p className={styles.text}>{fillCommission(words[step].text)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The drawing above a step. What leaves one on the right enters the next on the left at the same height. */
function StepDrawing({ step, you, link }: { step: keyof typeof drawings; you: string; link: string }) {
  return (
    <svg className={styles.root} viewBox="0 0 380 140" aria-hidden="true">
      {drawings[step](step === 'signUp' ? you : link)}
    </svg>
  );
}

/** Three reasons to join (S2 section 2, 'Affiliate page'). */
export function AffiliateBenefits() {
  const words = content().one('pages/affiliate').benefits;
  return (
    <Section labelledBy="benefits-title">
      <SectionHead id="benefits-title" title={words.title} />
      <CardGrid columns={3}>
        {BENEFITS.map(([benefit, Icon]) => (
          <Card
            key={benefit}
            icon={<Icon size={28} strokeWidth={1.5} aria-hidden="true" />}
            title={fillCommission(words[benefit].title)}
            text={words[benefit].text}
          />
        ))}
      </CardGrid>
    </Section>
  );
}
