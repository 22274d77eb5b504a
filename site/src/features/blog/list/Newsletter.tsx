import { NEWSLETTER_FORM, toolAttributes } from 'contract/agents/form-tools.ts';
import { Button } from '../../../design/ui/Button.tsx';
import { TextField } from '../../../design/ui/Field.tsx';
import { Section } from '../../../design/ui/Section.tsx';
import { RSS_PATH } from '../blog-paths.ts';
import styles from './Newsletter.module.css';

/**
 * The newsletter box (S2 section 2, 'Blog listing'). Its form makes no call: its method keeps the browser from
 * sending anything, `newsletter-form.ts` says what is wrong with an address, and that no emails go out yet.
 */
export function Newsletter({ hasFeed }: { hasFeed: boolean }) {
  return (
    <Section labelledBy="newsletter-title" isPrinted={false}>
      <div className={styles.box}>
        <div className={styles.words}>
          <h2 id="newsletter-title">New articles in your inbox</h2>
          <p className={styles.lede}>
            The newsletter isn’t live yet.{hasFeed && ' Until then, every article is in the RSS feed.'}
          </p>
        </div>
        <form
          method="dialog"
          aria-labelledby="newsletter-title"
          data-newsletter
          {...toolAttributes(NEWSLETTER_FORM)}
        >
          <div className={styles.row}>
            <TextField
              label="Email"
              type="email"
              name="email"
              toolparamdescription={NEWSLETTER_FORM.fields.email}
              autoComplete="email"
              required
              // With a dot in the host, as mail on the internet has it; browsers do not ask for one.
              pattern="[^@\s]+@[^@\s]+\.[^@\s.]+"
              title="name@example.com"
              aria-describedby="newsletter-problem"
            />
            <Button type="submit">Subscribe</Button>
          </div>
          <p className={styles.problem} id="newsletter-problem" data-problem />
          <div className={styles.answer} role="status">
            <p data-answer hidden>
              Thanks! The newsletter isn’t live yet, so we haven’t saved your address.{' '}
              {hasFeed && (
                <>
                  Follow the <a href={RSS_PATH}>RSS feed</a> instead.
                </>
              )}
            </p>
          </div>
        </form>
      </div>
    </Section>
  );
}
