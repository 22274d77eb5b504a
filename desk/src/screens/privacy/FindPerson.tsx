import { useQuery } from '@tanstack/react-query';
import type { ErasureReport } from 'contract/desk/privacy.ts';
import { UserSearch } from 'lucide-react';
import { ApiError } from '../../shared/api.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Empty, Failed, Loading } from '../../shared/ui/States.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { useDraft } from '../../shared/use-draft.ts';
import { ErasureDone } from './ErasureDone.tsx';
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

/** Finds what is held about an address. */
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
          With an address you see all that is held about a person, give them a copy of it, or erase them.
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
