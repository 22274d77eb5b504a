import { ASK_FORM, toolAttributes } from 'contract/agents/form-tools.ts';
import { ASK_PAGE, LONGEST_QUESTION } from 'contract/answers/ask.ts';
import { Button } from '../../design/ui/Button.tsx';
import { TextField } from '../../design/ui/Field.tsx';
import { wordsFor } from '../../words.ts';
import styles from './AskField.module.css';
import { joinEarlier } from './earlier-questions.ts';

interface AskFieldProps {
  label?: string;
  /** Earlier questions, oldest first: a follow-up is understood by them. */
  before?: readonly string[];
  /** The answer comes as a page, even where a script could open the panel. */
  isPlain?: boolean;
  /** The label stands in the field until something is typed, where a page is long already. */
  isShort?: boolean;
}

/** A question to the assistant as a plain form, which needs no script; with it, the button opens the panel instead (`header.ts`). */
export function AskField({
  label = wordsFor('ask').label,
  before = [],
  isPlain = false,
  isShort = false,
}: AskFieldProps) {
  return (
    <form
      className={isShort ? `${styles.root} ${styles.short}` : styles.root}
      action={ASK_PAGE}
      {...toolAttributes(ASK_FORM)}
    >
      {before.length > 0 && <input type="hidden" name="before" value={joinEarlier(before)} />}
      <TextField
        label={label}
        placeholder={isShort ? label : undefined}
        name="q"
        toolparamdescription={ASK_FORM.fields.q}
        maxLength={LONGEST_QUESTION}
        autoComplete="off"
        enterKeyHint="send"
        required
      />
      <Button
        variant={isPlain ? 'primary' : 'secondary'}
        type="submit"
        formAction={isPlain ? undefined : ASK_PAGE}
      >
        {wordsFor('ask').submit}
      </Button>
    </form>
  );
}
