import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/Field.tsx';
import { Section } from '../ui/Section.tsx';
import { RSS_PATH } from './blog-paths.ts';
import styles from './Newsletter.module.css';

/**
 * The newsletter box (S2 section 2, 'Blog listing'). Its form makes no call: its method keeps the browser from
 * sending anything, `newsletter-form.ts` says what is wrong with an address, and that no mails go out yet.
 */
export function Newsletter({ hasFeed }: { hasFeed: boolean }) {
  return (
    <Section labelledBy="newsletter-title" isPrinted={false}>
      <div className={styles.box}>
        <div className={styles.words}>
          <h2 id="newsletter-title">New articles, to your inbox</h2>
          <p className={styles.lede}>
            One short mail when there is something worth reading. No more than that.
          </p>
        </div>
        <form method="dialog" aria-labelledby="newsletter-title" data-newsletter>
          <div className={styles.row}>
            <TextField
              label="Email"
              type="email"
              name="email"
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
              Thank you for your interest. We have not started to send mails yet, and your address was not
              stored.{' '}
              {hasFeed && (
                <>
                  Until then the <a href={RSS_PATH}>RSS feed</a> brings you every article.
                </>
              )}
            </p>
          </div>
        </form>
      </div>
    </Section>
  );
}
