import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import type { ContentDocument, ContentField } from 'contract/desk/content.ts';
import { useEffect, useRef } from 'react';
import { useRight } from '../../shared/session.ts';
import { Timestamp } from '../../shared/Timestamp.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Checkbox } from '../../shared/ui/Choice.tsx';
import form from '../../shared/ui/form.module.css';
import { Failed, Loading } from '../../shared/ui/States.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { useSettled } from '../../shared/use-settled.ts';
import styles from './Content.module.css';
import { groupFields, roomLeft, type TypedTexts, textIn, typeText } from './content.rules.ts';
import { documentQuery, previewQuery, problemsQuery } from './content-queries.ts';

/** A check reads the whole document on the server. */
const CHECK_PAUSE_MS = 400;

interface Props {
  name: string;
  typed: TypedTexts;
  onType: (typed: TypedTexts) => void;
}

/** The texts of one document, each with what it stands for. */
export function DocumentForm({ name, ...drafts }: Props) {
  const { data, error, refetch } = useQuery(documentQuery(name));
  return (
    <div className={styles.document}>
      <p>
        <Link to="/content">All documents</Link>
      </p>
      {data ? (
        <Fields document={data} {...drafts} />
      ) : error ? (
        <Failed error={error} onRetry={refetch} />
      ) : (
        <Loading lines={10} />
      )}
    </div>
  );
}

function Fields({ document, typed, onType }: Omit<Props, 'name'> & { document: ContentDocument }) {
  const { text: wanted } = useSearch({ from: '/framed/content' });
  const isOwner = useRight('content.guarded');
  const isLocked = document.isGuarded && !isOwner;
  const settled = useSettled(typed, CHECK_PAUSE_MS);
  const { data } = useQuery(problemsQuery(settled));
  const { data: preview } = useQuery(previewQuery(document.page ?? '', settled));
  const problems = new Map(data?.problems.map(({ address, message }) => [address, message]));
  const groups = groupFields(document.fields);
  const isOpen = ({ fields }: (typeof groups)[number], index: number) =>
    wanted === undefined
      ? index === 0 || fields.some(({ field }) => field.address in typed)
      : fields.some(({ field }) => field.address === wanted);
  return (
    <>
      <header className={styles.head}>
        <h2>{document.title}</h2>
        {document.page && (
          <a href={document.page} target="_blank" rel="noreferrer">
            Open the page
          </a>
        )}
        {preview && Object.keys(typed).length > 0 && (
          <a href={preview} target="_blank" rel="noreferrer">
            Preview what isn’t published
          </a>
        )}
      </header>
      {isLocked && <p className={form.note}>Only an owner changes this, with a passkey.</p>}
      {groups.map((group, index) => (
        <details key={group.title} open={isOpen(group, index)}>
          <summary>
            {group.title || 'Document'} <span className={styles.count}>{group.fields.length}</span>
          </summary>
          <div className={styles.fields}>
            {group.fields.map(({ field, label }) => (
              <Field
                key={field.address}
                label={label}
                field={field}
                typed={typed}
                onType={onType}
                isLocked={isLocked}
                isWanted={field.address === wanted}
                problem={field.address in typed ? problems.get(field.address) : undefined}
              />
            ))}
          </div>
        </details>
      ))}
    </>
  );
}

interface FieldProps extends Omit<Props, 'name'> {
  label: string;
  field: ContentField;
  isLocked: boolean;
  /** A search led here. */
  isWanted: boolean;
  problem: string | undefined;
}

function Field({ label, field, typed, onType, isLocked, isWanted, problem }: FieldProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isWanted) place.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [isWanted]);
  const text = textIn(field, typed);
  const change = (value: string) => onType(typeText(typed, field, value));
  const hint = [field.hint, roomLeft(text, field.maxLength)].filter(Boolean).join('. ');
  const isTyped = field.address in typed;
  return (
    <div className={styles.field} ref={place} data-typed={isTyped || undefined}>
      {field.type === 'switch' ? (
        <Checkbox
          isSelected={text === 'true'}
          isDisabled={isLocked}
          onChange={(isOn) => change(String(isOn))}
        >
          {label}
        </Checkbox>
      ) : (
        <TextField
          label={label}
          name={field.address}
          {...(hint && { hint })}
          value={text}
          onChange={change}
          error={problem}
          validationBehavior="aria"
          isReadOnly={isLocked}
          isLong={field.type === 'prose'}
          inputMode={field.type === 'number' ? 'decimal' : 'text'}
          autoComplete="off"
        />
      )}
      <p className={styles.state}>
        {isTyped ? (
          <>
            Not published{' '}
            <Button
              kind="quiet"
              size="small"
              onPress={() => change(typed[field.address]?.before ?? field.value)}
            >
              Undo
            </Button>
          </>
        ) : (
          field.changed && (
            <>
              Changed by {field.changed.by}, <Timestamp at={field.changed.at} />
              {field.isOutdated && '. What was delivered has changed since: look at it again'}
            </>
          )
        )}
        {!isLocked && text !== field.usual && (
          <Button kind="quiet" size="small" onPress={() => change(field.usual)}>
            Use the original
          </Button>
        )}
      </p>
      {field.shown !== undefined && !isTyped && <p className={styles.state}>Reads: {field.shown}</p>}
    </div>
  );
}
