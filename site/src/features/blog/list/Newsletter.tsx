import { NEWSLETTER_FORM, toolAttributes } from 'contract/agents/form-tools.ts';
import { content } from '../../../content.ts';
import { Button } from '../../../design/ui/Button.tsx';
import { TextField } from '../../../design/ui/Field.tsx';
import { Linked } from '../../../design/ui/Marked.tsx';
import { Section } from '../../../design/ui/Section.tsx';
import styles from './Newsletter.module.css';

/**
 * The newsletter box (S2 section 2, 'Blog listing'). Its form makes no call: its method keeps the browser from
 * sending anything, `newsletter-form.ts` says what is wrong with an address, and that no emails go out yet.
 */
export function Newsletter({ hasFeed }: { hasFeed: boolean }) {
  const words = content().one('pages/blog').newsletter;
  return (
    <Section labelledBy="newsletter-title" isPrinted={false}>
      <div className={styles.box}>
        <div className={styles.words}>
          <h2 id="newsletter-title">{words.title}</h2>
          <p className={styles.lede}>
            {words.text}
            {hasFeed && ` ${words.feed}`}
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
              label={words.label}
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
            <Button variant="secondary" type="submit">
              {words.button}
            </Button>
          </div>
          <p className={styles.problem} id="newsletter-problem" data-problem />
          <div className={styles.answer} role="status">
            <p data-answer hidden>
              {words.thanks} {hasFeed && <Linked text={words.thanksFeed} />}
            </p>
          </div>
        </form>
      </div>
    </Section>
  );
}
