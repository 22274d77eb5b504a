import { LEAD_PATHS } from 'contract/api-paths.ts';
import type { FieldProblem } from 'contract/error-body.ts';
import { agentTexts, type FormField, type FormFields, type FormTexts } from 'contract/leads/form-fields.ts';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../design/ui/Button.tsx';
import { FieldGrid } from '../../design/ui/Field.tsx';
import type { SelectField } from '../../design/ui/SelectField.tsx';
import type { BaggageEntries } from '../first-touch/first-touch.ts';
import { API_HOST } from '../host.ts';
import { answerAgent } from './answer-agent.ts';
import { type Control, findProblems, isMissing } from './field-problems.ts';
import { HoneypotField, honeypotEntry } from './HoneypotField.tsx';
import { type FieldLook, LeadField } from './LeadField.tsx';
import styles from './LeadForm.module.css';
import { type LeadCallTexts, readText, useLeadSubmission } from './use-lead-submission.ts';

interface LeadFormProps<Fields extends FormFields> {
  call: LeadCallTexts;
  /** The description of the form: exactly the fields of the call. */
  fields: Fields;
  /** Words for the visitor's agent; only the server's HTML carries them. */
  words: FormTexts<Fields> | undefined;
  /** Additions of the page to single fields. */
  looks?: { readonly [Name in keyof Fields]?: FieldLook };
  /** The control of its choices, if it has any. */
  Choice?: typeof SelectField;
  /** Accessible name of the form. */
  label: string;
  submitLabel: string;
  /** Label of the button while the request is under way; the same words where absent. */
  busyLabel?: string;
  readBaggage?: (form: FormData) => BaggageEntries;
  /** Something changed, or the script has just arrived at a form that may be filled in already. */
  onInput?: (form: FormData) => void;
  /** It was asked to be sent: what was said of the last time is over. */
  onTry?: () => void;
  /** The request is stored and the form cleared. */
  onSent: () => void;
  /** Arranges the fields. Without it, all stand in one grid, in the order of the description. */
  children?: (field: (name: keyof Fields & string) => ReactNode) => ReactNode;
  /** Content after the button, such as a word of thanks. */
  outcome?: ReactNode;
}

/**
 * A form that becomes a lead (S1 sections 4, 5 and 8). It is plain HTML that posts itself until the script
 * arrives, and the browser keeps its values: nothing typed early is lost. Then it checks the fields by the
 * server's own rules, says what is wrong under each, and sends the call.
 */
export function LeadForm<const Fields extends FormFields>(props: LeadFormProps<Fields>) {
  const { call, label, submitLabel, busyLabel = submitLabel, onInput, children, outcome } = props;
  const fields: FormFields = props.fields;
  const looks: Readonly<Record<string, FieldLook | undefined>> = props.looks ?? {};
  const form = useRef<HTMLFormElement>(null);
  /** Fields in which something was typed: only they may complain of being empty before the form is sent. */
  const visited = useRef(new Set<string>());
  const submission = useLeadSubmission(call);
  const [isLive, setIsLive] = useState(false);
  const [found, setFound] = useState<readonly FieldProblem[]>([]);
  const [failedTries, setFailedTries] = useState(0);
  /**
   * True while an agent waits: to Chromium a form whose fields are disabled is another tool, and the agent would hear
   * of no end.
   */
  const [isAgents, setIsAgents] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script has arrived
  useEffect(() => {
    setIsLive(true);
    if (form.current) onInput?.(new FormData(form.current));
  }, []);

  useEffect(() => {
    if (failedTries > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true], [type=submit]')?.focus();
  }, [failedTries]);

  const checkAgain = (control: Control) => {
    const wasSeen = visited.current.has(control.name) && isMissing(control);
    visited.current.add(control.name);
    const others = found.filter(({ field }) => field !== control.name);
    const isShown = others.length < found.length;
    if (isShown || wasSeen) setFound([...others, ...findProblems([control], fields)]);
  };

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    if (submission.isBusy) return;
    props.onTry?.();
    setIsAgents(event.nativeEvent.agentInvoked === true);
    const tellAgent = answerAgent(event.nativeEvent);
    const content = new FormData(element);
    const invalid = findProblems(controlsOf(element), fields);
    if (invalid.length > 0) submission.forgetFailure();
    const result =
      invalid.length > 0
        ? { isStored: false, refused: invalid }
        : await submission.submit(
            bodyOf(fields, content),
            props.readBaggage?.(content),
            honeypotEntry(content),
          );
    setFound(result.refused);
    await tellAgent(result);
    if (!result.isStored) return setFailedTries((tries) => tries + 1);
    element.reset();
    visited.current.clear();
    onInput?.(new FormData(element));
    props.onSent();
  };

  const told = import.meta.env.SSR && props.words ? agentTexts(props.words) : undefined;
  const fieldOf = (name: string) => (
    <LeadField
      key={name}
      of={fields[name] as FormField}
      Choice={props.Choice}
      name={name}
      error={found.find(({ field }) => field === name)?.message}
      {...(told && { toolparamdescription: told[name] })}
      {...looks[name]}
    />
  );

  return (
    <form
      className={styles.root}
      ref={form}
      method="post"
      action={API_HOST + LEAD_PATHS[call.kind]}
      aria-label={label}
      {...(import.meta.env.SSR && props.words?.tool)}
      aria-busy={submission.isBusy}
      noValidate={isLive}
      onSubmit={send}
      onInput={(event) => {
        checkAgain(event.target as HTMLInputElement);
        onInput?.(new FormData(event.currentTarget));
      }}
    >
      <fieldset disabled={submission.isBusy && !isAgents}>
        {children ? children(fieldOf) : <FieldGrid>{Object.keys(fields).map(fieldOf)}</FieldGrid>}
        <HoneypotField />
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

/** The body of the call: exactly its fields, trimmed. */
function bodyOf(fields: FormFields, form: FormData): object {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, readText(form, name)]));
}

function controlsOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.elements].filter(
    (element): element is HTMLInputElement => 'value' in element && 'name' in element && element.name !== '',
  );
}
