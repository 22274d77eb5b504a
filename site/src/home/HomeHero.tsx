import { brand } from '../brand.ts';
import { paths } from '../routes.ts';
import { ButtonLink } from '../ui/Button.tsx';
import styles from './HomeHero.module.css';
import { LoomPicture } from './LoomPicture.tsx';

/** The first view of the home page (S1 section 2.3). */
export function HomeHero() {
  return (
    <section className={styles.root} aria-labelledby="hero-title">
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 className={styles.title} id="hero-title">
            Create Unlimited AI Employees
          </h1>
          <p className={styles.lede}>
            Put an AI employee on every task that waits for somebody. They draft, sort, chase and report
            beside your people, and bring the decisions back to them.
          </p>
          <div className={styles.actions}>
            <ButtonLink href={brand.signUpUrl} newTab>
              Try for Free
            </ButtonLink>
            <ButtonLink variant="secondary" href={paths.bookDemo}>
              Book a demo
            </ButtonLink>
          </div>
          <p className={styles.note}>3 months free trial, no credit card.</p>
        </div>
        <LoomPicture />
      </div>
    </section>
  );
}
