import { priceText } from 'contract/product/offered-plans.ts';
import type { PlanTerms } from 'contract/product/plans.ts';
import '../../design/styles/shared-elements.css';
import { Badge } from '../../design/ui/Badge.tsx';
import { ButtonLink } from '../../design/ui/Button.tsx';
import type { Plan } from '../../product/plans.ts';
import styles from './PlanCard.module.css';
import { PlanCloth } from './PlanCloth.tsx';

/** What `credits-estimator.ts` reads of a card. */
export type CardTerms = PlanTerms & Pick<Plan, 'shortName'>;

/** One plan: whom it is for, what it costs, how to get it and how far it reaches (S2 section 3, 'Plan'). */
export function PlanCard({ plan }: { plan: Plan }) {
  const { key, name, shortName, bestFor, description, isPopular, callToAction, limits } = plan;
  const { members, creditsPerMonth } = plan;
  const terms: CardTerms = { key, shortName, members, creditsPerMonth };
  return (
    <li
      className={`${styles.root} ${isPopular ? styles.popular : ''}`}
      data-plan={key}
      data-terms={JSON.stringify(terms)}
      data-price={`${shortName}: ${plan.period ? priceText(plan) + plan.period : 'priced with you'}`}
    >
      <h3>{name}</h3>
      {isPopular && (
        <div className={styles.badge}>
          <Badge>Most popular</Badge>
        </div>
      )}
      <p className={styles.quiet}>{bestFor}</p>
      <div>
        <p className={styles.price}>
          {priceText(plan)}
          {plan.period && <span className={styles.period}>{plan.period}</span>}
        </p>
        <p className={styles.quiet}>{plan.period ? 'US dollars per month' : 'Priced with you'}</p>
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
        <Limit name="Members" value={limits.members} />
        <Limit name="Credits per month" value={limits.shortCredits} />
        <Limit name="Public chatbots" value={limits.publicChatbots} />
        <Limit name="Knowledge" value={limits.knowledge} />
        <Limit name="White-glove setup" value={limits.whiteGloveSetup} />
      </dl>
      <p className={styles.mark} data-mark="" hidden>
        Fits your estimate
      </p>
    </li>
  );
}

/** The same on all cards; a dash where the specification says nothing of the plan. */
function Limit({ name, value }: { name: string; value: string | undefined }) {
  return (
    <div className={styles.limit}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{value ?? '–'}</dd>
    </div>
  );
}
