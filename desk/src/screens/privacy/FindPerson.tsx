import { useQuery } from '@tanstack/react-query';
import type { ErasureReport } from 'contract/desk/privacy.ts';
import { CircleCheck, TriangleAlert, UserSearch } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ApiError } from '../../shared/api.ts';
import { counted } from '../../shared/formats.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Empty, Failed, Loading } from '../../shared/ui/States.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { useDraft } from '../../shared/use-draft.ts';
import { HeldAbout } from './HeldAbout.tsx';

import styles from './Privacy.module.css';
import { heldQuery } from './privacy-queries.ts';

/** Person who is looked for, and the result of the erasure. */
export interface Sought {
  email?: string;
  report?: ErasureReport;
}

interface Props {
  sought: Sought;
  onSought: (sought: Sought) => void;
}

/** Finds what is stored about an address. */
export function FindPerson({ sought, onSought }: Props) {
  const { email = '', report } = sought;
  const [typed, setTyped, forget] = useDraft('privacy address');
  const held = useQuery({ ...heldQuery(email), enabled: email !== '' && !report });
  const problem = held.error instanceof ApiError ? held.error.of('email') : undefined;
  const find = () => {
    const next = typed.trim();
    if (next === '') return;
    if (next === email && !report) void held.refetch();
    else onSought({ email: next });
  };
  return (
    <div className={styles.part}>
      <form
        className={styles.find}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          find();
        }}
      >
        <TextField
          label="Email address"
          type="email"
          value={typed}
          onChange={setTyped}
          placeholder="asha@example.com"
          error={problem}
          validationBehavior="aria"
          autoComplete="off"
          maxLength={254}
        />
        <Button kind="primary" type="submit" isDisabled={typed.trim() === ''} isPending={held.isFetching}>
          Find
        </Button>
      </form>
      {report ? (
        <ErasureDone email={email} report={report} />
      ) : email === '' || problem ? (
        <Empty title="Who asks?" icon={<UserSearch aria-hidden />}>
          With an address you see all that is stored about a person, give them a copy of it, or erase them.
        </Empty>
      ) : held.data ? (
        <HeldAbout
          held={held.data}
          onErased={(done) => {
            forget();
            onSought({ email, report: done });
          }}
        />
      ) : held.error ? (
        <Failed error={held.error} onRetry={held.refetch} />
      ) : (
        <Loading label="Looking for the person" />
      )}
    </div>
  );
}

/** Result of an erasure, in words for the person. */
function ErasureDone({ email, report }: { email: string; report: ErasureReport }) {
  const { canceledDemos, tables, files, found, copies } = report;
  const heading = useRef<HTMLHeadingElement>(null);
  // The dialog in which it was asked for is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.done} data-tone={found.length > 0 ? 'warn' : 'good'}>
      {found.length > 0 ? <TriangleAlert aria-hidden /> : <CircleCheck aria-hidden />}
      <div className={styles.form}>
        <h2 ref={heading} tabIndex={-1}>
          {found.length > 0 ? `${email} is erased, but the address is still somewhere` : `${email} is erased`}
        </h2>
        {canceledDemos > 0 && <p>{counted(canceledDemos, 'demo was', 'demos were')} canceled before.</p>}
        <p>
          Afterwards, {counted(tables, 'table')} and {counted(files, 'file')} were searched for the address
          {found.length === 0 ? '. It is nowhere.' : '. It is still here:'}
        </p>
        {found.length > 0 && (
          <ul className={styles.list}>
            {found.map((place) => (
              <li key={place}>{place}</li>
            ))}
          </ul>
        )}
        {copies.length > 0 && (
          <>
            <p>
              {counted(copies.length, 'copy of the database is', 'copies of the database are')} from before.
              Whatever is restored from {copies.length === 1 ? 'it' : 'them'} is cleaned of the person at
              once:
            </p>
            <ul className={styles.list}>
              {copies.map((copy) => (
                <li key={copy}>{copy}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}
