import type { ContentField } from 'contract/desk/content.ts';
import type { Finding } from 'contract/desk/drafts.ts';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { Timestamp } from '../../shared/Timestamp.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Checkbox } from '../../shared/ui/Choice.tsx';
import form from '../../shared/ui/form.module.css';
import { TextField } from '../../shared/ui/TextField.tsx';
import { ColorChoice, MarkChoice } from './BrandChoices.tsx';
import styles from './Content.module.css';
import { roomLeft } from './content.rules.ts';
import { textIn } from './drafts.rules.ts';
import { SectionOrder } from './SectionOrder.tsx';
import { TextHistory } from './TextHistory.tsx';
import type { Drafts } from './use-drafts.ts';

/** A draft of another person in the same place. */
interface OtherDraft {
  id: string;
  name: string;
  by: string;
  at: string;
  /** It is in the same set. */
  isHere: boolean;
}

interface Props {
  label: string;
  field: ContentField;
  drafts: Drafts;
  isLocked: boolean;
  /** Titles of the rows of a list, and the way to copy one. */
  rows: Pick<ComponentProps<typeof SectionOrder>, 'titleOf' | 'onCopy'> | undefined;
  /** The person came for this one; asked for by name, it takes the focus each time. */
  wanted: { asked: number } | undefined;
  problems: readonly Finding[];
  warnings: readonly Finding[];
  others: readonly OtherDraft[];
}

/** One text, with its draft, who else writes it, and its history. */
export function Field({ label, field, drafts, isLocked, rows, wanted, problems, warnings, others }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const asked = wanted?.asked;
  useEffect(() => {
    const group = place.current?.closest('details');
    if (asked === undefined || !group) return;
    group.open = true;
    if (asked > 0) place.current?.querySelector<HTMLElement>('input, textarea, button')?.focus();
    else place.current?.scrollIntoView({ block: 'nearest' });
  }, [asked]);
  const { address, value, usual, changed } = field;
  const { typed, type } = drafts;
  const text = textIn(field, typed);
  const change = (next: string) => type(field, next);
  const reads = text === value ? (field.shown ?? text) : text;
  const hint = [field.hint, roomLeft(reads, field.maxLength)].filter(Boolean).join('. ');
  const draft = typed[address];
  return (
    <div className={styles.field} ref={place} data-typed={draft !== undefined || undefined}>
      {field.type === 'switch' ? (
        <Checkbox
          isSelected={text === 'true'}
          isDisabled={isLocked}
          onChange={(isOn) => change(String(isOn))}
        >
          {label}
        </Checkbox>
      ) : field.type === 'copy' ? (
        <p>
          {label} “{text.slice(text.lastIndexOf('/') + 1).replaceAll('-', ' ')}”
        </p>
      ) : field.type === 'sections' || field.type === 'rows' ? (
        <SectionOrder
          {...{ label, hint, isLocked, ...rows }}
          value={text}
          names={field.names ?? usual.split('\n')}
          onChange={change}
        />
      ) : (
        <TextField
          label={label}
          name={address}
          {...(hint && { hint })}
          value={text}
          onChange={change}
          error={draft ? problems[0]?.message : undefined}
          validationBehavior="aria"
          isReadOnly={isLocked}
          isLong={field.type === 'prose' || field.type === 'mark'}
          inputMode={field.type === 'number' ? 'decimal' : 'text'}
          autoComplete="off"
        />
      )}
      {field.type === 'switch' && field.hint && <p className={styles.state}>{field.hint}</p>}
      {field.type === 'color' && (
        <ColorChoice {...{ label, address, isLocked }} value={text} onChange={change} />
      )}
      {field.type === 'mark' && (
        <MarkChoice {...{ label, address, isLocked }} value={text} onChange={change} />
      )}
      {draft && warnings.map(({ message }) => <Warning key={message}>{message}</Warning>)}
      <p className={styles.state}>
        {draft ? (
          <>
            Not published{' '}
            {!isLocked && field.type !== 'copy' && (
              <Button kind="quiet" size="small" onPress={() => change(draft.before)}>
                Undo
              </Button>
            )}
          </>
        ) : (
          changed && (
            <>
              Changed by {changed.by}, <Timestamp at={changed.at} />
              {field.isOutdated && '. What was delivered has changed since: look at it again'}
            </>
          )
        )}
        {!isLocked && text !== usual && field.type !== 'copy' && (
          <Button kind="quiet" size="small" onPress={() => change(usual)}>
            Use the original
          </Button>
        )}
        {changed && (
          <Button kind="quiet" size="small" onPress={() => setHistoryOpen(true)}>
            History
          </Button>
        )}
      </p>
      {others.map((other) => (
        <Other key={other.id} other={other} choose={drafts.choose} />
      ))}
      <Choices field={field} drafts={drafts} />
      {field.shown !== undefined && !draft && text === value && (
        <p className={styles.state}>Reads: {field.shown}</p>
      )}
      {isHistoryOpen && (
        <TextHistory
          {...{ address, label }}
          onClose={() => setHistoryOpen(false)}
          onUse={isLocked ? undefined : change}
        />
      )}
    </div>
  );
}

function Other({
  other: { id, name, by, at, isHere },
  choose,
}: { other: OtherDraft } & Pick<Drafts, 'choose'>) {
  return (
    <p className={styles.state}>
      <span>
        {by} wrote {isHere ? 'this' : `here in “${name}”`}, <Timestamp at={at} as="relative" />
      </span>
      {!isHere && (
        <Button kind="quiet" size="small" onPress={() => choose({ id, name })}>
          Go there
        </Button>
      )}
    </p>
  );
}

/** Decisions of a person where a colleague wrote or published in the same place. */
function Choices({ field: { address, usual }, drafts }: Pick<Props, 'field' | 'drafts'>) {
  const conflict = drafts.conflicts.get(address);
  const outdated = drafts.stored?.texts.find((text) => text.address === address)?.now;
  if (conflict) {
    return (
      <Choice
        words={`${conflict.by} wrote here meanwhile:`}
        text={conflict.value ?? usual}
        onChoose={(keepsOwn) => drafts.chooseText(address, keepsOwn)}
      />
    );
  }
  if (outdated === undefined || drafts.typed[address] === undefined) return null;
  return (
    <Choice
      words="It was published otherwise meanwhile, and reads now:"
      text={outdated}
      onChoose={(keepsOwn) => drafts.answerOutdated(address, keepsOwn)}
    />
  );
}

interface ChoiceProps {
  words: string;
  text: string;
  onChoose: (keepsOwn: boolean) => void;
}

function Choice({ words, text, onChoose }: ChoiceProps) {
  return (
    <div className={form.note} aria-live="polite">
      <p>{words}</p>
      <p className={styles.text}>{text}</p>
      <div className={form.buttons}>
        <Button size="small" onPress={() => onChoose(false)}>
          Use that text
        </Button>
        <Button size="small" onPress={() => onChoose(true)}>
          Keep mine
        </Button>
      </div>
    </div>
  );
}

function Warning({ children }: { children: ReactNode }) {
  return <p className={styles.warning}>{children}</p>;
}
