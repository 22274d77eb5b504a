import { type FormTool, toolAttributes } from 'contract/agents/form-tools.ts';
import { ASK_PAGE, LONGEST_QUESTION } from 'contract/answers/ask.ts';
import { Button } from '../../design/ui/Button.tsx';
import search from '../../design/ui/search-input.module.css';
import styles from './AskForm.module.css';

const ASK_FORM = {
  name: 'open_assistant',
  description: 'Fills in a question for the person, who presses Ask. search_site gives the same facts.',
  fields: { q: 'One question about the product' },
} satisfies FormTool;

/** A question in the visitor's own words, which needs no script. */
export function AskForm() {
  return (
    <form className={`${search.row} ${styles.root}`} action={ASK_PAGE} {...toolAttributes(ASK_FORM)}>
      <input
        className={search.input}
        name="q"
        toolparamdescription={ASK_FORM.fields.q}
        aria-label="Your question"
        placeholder="Ask in your own words"
        maxLength={LONGEST_QUESTION}
        autoComplete="off"
        required
      />
      <Button type="submit">Ask</Button>
    </form>
  );
}
