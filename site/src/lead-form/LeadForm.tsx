import { LEAD_PATHS } from 'contract/api-paths.ts';
import type { FieldProblem } from 'contract/error-body.ts';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { API_HOST } from '../api/post-lead.ts';
import type { BaggageEntries } from '../attribution/first-touch.ts';
import { Button } from '../ui/Button.tsx';
import { type Control, type FieldMessages, findProblems, isMissing } from './field-problems.ts';
import styles from './LeadForm.module.css';
import { type LeadCallTexts, useLeadSubmission } from './use-lead-submission.ts';

interface FieldProps {
  name: string;
  error: string | undefined;
}

interface LeadFormProps {
  call: LeadCallTexts;
  /** Accessible name of the form. */
  label: string;
  messages: FieldMessages;
  submitLabel: string;
  /** What the button says while the request is under way; the same words where absent. */
  busyLabel?: string;
  /** Makes the body of the call of what is in the form: exactly its fields, trimmed. */
  readBody: (form: FormData) => object;
  readBaggage?: (form: FormData) => BaggageEntries;
  /** Something changed, or the script has just arrived at a form that may be filled in already. */
  onInput?: (form: FormData) => void;
  /** The request is stored and the form cleared. */
  onSent: () => void;
  /** The fields; `field` gives each its name in the call and what is wrong with it. */
  children: (field: (name: string) => FieldProps) => ReactNode;
  /** What stands after the button, such as a word of thanks. */
  outcome?: ReactNode;
}

/**
 * A form that becomes a lead (S1 sections 4, 5 and 8). It is plain HTML that posts itself until the script
 * arrives, and the browser keeps its values: nothing typed early is lost. Then it checks the fields by the
 * browser's own rules, says what is wrong under each, and sends the call.
 */
export function LeadForm(props: LeadFormProps) {
  const { call, label, messages, submitLabel, busyLabel = submitLabel, onInput, children, outcome } = props;
  const form = useRef<HTMLFormElement>(null);
  /** Fields in which something was typed: only they may complain of being empty before the form is sent. */
  const visited = useRef(new Set<string>());
  const submission = useLeadSubmission(call);
  const [isLive, setIsLive] = useState(false);
  const [found, setFound] = useState<readonly FieldProblem[]>([]);
  const [failedTries, setFailedTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script has arrived
  useEffect(() => {
    setIsLive(true);
    if (form.current) onInput?.(new FormData(form.current));
  }, []);

  useEffect(() => {
    if (failedTries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid], [type=submit]')?.focus();
  }, [failedTries]);

  const checkAgain = (control: Control) => {
    const wasSeen = visited.current.has(control.name) && isMissing(control);
    visited.current.add(control.name);
    const others = found.filter(({ field }) => field !== control.name);
    const isShown = others.length < found.length;
    if (isShown || wasSeen) setFound([...others, ...findProblems([control], messages)]);
  };

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    if (submission.isBusy) return;
    const content = new FormData(element);
    const invalid = findProblems(controlsOf(element), messages);
    const result =
      invalid.length > 0
        ? { isStored: false, refused: invalid }
        : await submission.submit(props.readBody(content), props.readBaggage?.(content));
    setFound(result.refused);
    if (!result.isStored) return setFailedTries((tries) => tries + 1);
    element.reset();
    visited.current.clear();
    onInput?.(new FormData(element));
    props.onSent();
  };

  return (
    <form
      className={styles.root}
      ref={form}
      method="post"
      action={API_HOST + LEAD_PATHS[call.kind]}
      aria-label={label}
      aria-busy={submission.isBusy}
      noValidate={isLive}
      onSubmit={send}
      onInput={(event) => {
        checkAgain(event.target as HTMLInputElement);
        onInput?.(new FormData(event.currentTarget));
      }}
    >
      <fieldset disabled={submission.isBusy}>
        {children((name) => ({ name, error: found.find(({ field }) => field === name)?.message }))}
      </fieldset>
      <div className={styles.foot}>
        <Button type="submit" isBusy={submission.isBusy} disabled={submission.isBusy}>
          {submission.isBusy ? busyLabel : submitLabel}
        </Button>
        <div role="alert">{submission.failure && <p className={styles.failure}>{submission.failure}</p>}</div>
        {outcome}
      </div>
    </form>
  );
}

function controlsOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.elements].filter(
    (element): element is HTMLInputElement => 'value' in element && 'name' in element && element.name !== '',
  );
}
