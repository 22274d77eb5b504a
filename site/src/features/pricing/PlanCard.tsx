import { priceText } from 'contract/product/offered-plans.ts';
import type { PlanTerms } from 'contract/product/plans.ts';
import { content } from '../../content.ts';
import '../../design/styles/shared-elements.css';
import { Badge } from '../../design/ui/Badge.tsx';
import { ButtonLink } from '../../design/ui/Button.tsx';
import { weave } from '../../design/ui/weave.ts';
import type { Plan } from '../../product/plans.ts';
import styles from './PlanCard.module.css';

const PITCH = 8;
/** Two threads each way repeat without a seam. */
const cloth = weave(2, PITCH, 2.1);
const HEIGHT = 3 * cloth.size;
/** Room for the largest plan, whose cloth goes on. */
const WIDTH = 224;
const AGENT_THREADS = Array.from({ length: HEIGHT / PITCH }, (_, index) => (index + 0.5) * PITCH);

/** Terms that `credits-estimator.ts` reads of a card. */
export type CardTerms = PlanTerms & Pick<Plan, 'shortName'>;

/** One plan: whom it is for, what it costs, how to get it and how far it reaches (S2 section 3, 'Plan'). */
export function PlanCard({ plan }: { plan: Plan }) {
  const { key, name, shortName, bestFor, description, isPopular, callToAction, limits } = plan;
  const { members, creditsPerMonth } = plan;
  const words = content().one('pages/pricing').plans;
  const terms: CardTerms = { key, shortName, members, creditsPerMonth };
  return (
    <li
      className={`${styles.root} ${isPopular ? styles.popular : ''}`}
      data-plan={key}
      data-terms={JSON.stringify(terms)}
      data-price={`${shortName}: ${plan.period ? priceText(plan) + plan.period : lowerFirst(words.byAgreement)}`}
    >
      <h3>{name}</h3>
      {isPopular && (
        <div className={styles.badge}>
          <Badge>{words.popular}</Badge>
        </div>
      )}
      <p className={styles.quiet}>{bestFor}</p>
      <div>
        <p className={styles.price}>
          {priceText(plan)}
          {plan.period && <span className={styles.period}>{plan.period}</span>}
        </p>
        <p className={styles.quiet}>{plan.period ? words.inDollars : words.byAgreement}</p>
      </div>
      <PlanCloth plan={plan} />
      <p>{description}</p>
      <ButtonLink
        variant={isPopular ? 'primary' : 'secondary'}
        href={callToAction.href}
        newTab={callToAction.target === '_blank'}
      >
        {callToAction.label}
      </ButtonLink>
      <dl className={styles.limits}>
        <Limit name={words.members} value={limits.members} />
        <Limit name={words.credits} value={limits.shortCredits} />
        <Limit name={words.publicChatbots} value={limits.publicChatbots} />
        <Limit name={words.knowledge} value={limits.knowledge} />
        <Limit name={words.whiteGloveSetup} value={limits.whiteGloveSetup} />
      </dl>
      <p className={styles.mark} data-mark="" hidden>
        {words.fits}
      </p>
    </li>
  );
}

/** Words inside a sentence. */
function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** The same on all cards; a dash would read as no. */
function Limit({ name, value }: { name: string; value: string | undefined }) {
  return (
    <div className={styles.limit}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{value ?? content().one('plans').unpublished}</dd>
    </div>
  );
}

/** The size of a plan as cloth: as many threads of people as it has members, crossed by those of agents. */
function PlanCloth({ plan: { key, members: size } }: { plan: Plan }) {
  const members = 'most' in size ? size.most : size.least;
  const width = members * PITCH;
  return (
    <svg className={styles.planCloth} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <pattern id={`cloth-${key}`} width={cloth.size} height={cloth.size} patternUnits="userSpaceOnUse">
        <path className={styles.human} d={cloth.warp} />
        <path className={styles.agent} d={cloth.weft} />
      </pattern>
      <rect width={width} height={HEIGHT} fill={`url(#cloth-${key})`} />
      <path className={styles.agent} d={AGENT_THREADS.map((y) => `M${width} ${y}H${WIDTH}`).join('')} />
    </svg>
  );
}
