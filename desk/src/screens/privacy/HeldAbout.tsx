import type { ErasureReport, HeldData } from 'contract/desk/privacy.ts';
import { Download, Eraser, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { KIND_NAMES } from '../../shared/lead-words.ts';
import { useRight } from '../../shared/session.ts';
import { Timestamp } from '../../shared/Timestamp.tsx';
import { Badge } from '../../shared/ui/Badge.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import form from '../../shared/ui/form.module.css';
import { Empty } from '../../shared/ui/States.tsx';
import { CopyDialog } from './CopyDialog.tsx';
import { EraseDialog } from './EraseDialog.tsx';
import { DemoList, HeldList, OtherList } from './HeldLists.tsx';
import styles from './Privacy.module.css';

interface Props {
  held: HeldData;
  onErased: (report: ErasureReport) => void;
}

/** All that is stored about a person, and what can be done with it. */
export function HeldAbout({ held, onErased }: Props) {
  const { email, demos, others, consents } = held;
  const mayCopy = useRight('export');
  const mayErase = useRight('erase');
  const [open, setOpen] = useState<'copy' | 'erase'>();
  const close = () => setOpen(undefined);
  if (held.held.length === 0) {
    return (
      <Empty title={`Nothing is stored about ${email}`} icon={<ShieldCheck aria-hidden />}>
        Look for the other addresses that the person may have used, too.
      </Empty>
    );
  }
  return (
    <>
      <header className={styles.person}>
        <h2>{email}</h2>
        <div className={form.buttons}>
          {mayCopy && (
            <Button onPress={() => setOpen('copy')}>
              <Download aria-hidden /> Download a copy
            </Button>
          )}
          {mayErase && (
            <Button kind="danger" onPress={() => setOpen('erase')}>
              <Eraser aria-hidden /> Erase
            </Button>
          )}
        </div>
      </header>
      <section className={styles.section}>
        <h3>Stored here</h3>
        <HeldList held={held.held} />
      </section>
      {demos.length > 0 && (
        <section className={styles.section}>
          <h3>Demos to come</h3>
          <p className={form.about}>An erasure cancels them first.</p>
          <DemoList demos={demos} />
        </section>
      )}
      {others.length > 0 && (
        <section className={styles.section}>
          <h3>Stored by others</h3>
          <p className={form.about}>
            Our messages about the person went there. An erasure here does not reach them: ask for the same
            there.
          </p>
          <OtherList others={others} />
        </section>
      )}
      <section className={styles.section}>
        <h3>Consents</h3>
        {consents.length === 0 && <p className={form.about}>The person has given none.</p>}
        <ul className={styles.list}>
          {consents.map((consent) => (
            <li key={consent.leadId} className={styles.consent}>
              <p>“{consent.text}”</p>
              <p className={form.about}>
                <span>{KIND_NAMES[consent.kind]}, given</span> <Timestamp at={consent.givenAt} />
                {consent.claimedBy && <span>, as {consent.claimedBy} says</span>}{' '}
                {consent.withdrawnAt && (
                  <Badge tone="warn">
                    Withdrawn <Timestamp at={consent.withdrawnAt} />
                  </Badge>
                )}
              </p>
            </li>
          ))}
        </ul>
      </section>
      {open === 'copy' && <CopyDialog email={email} onClose={close} />}
      {open === 'erase' && <EraseDialog held={held} onClose={close} onErased={onErased} />}
    </>
  );
}
