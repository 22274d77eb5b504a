import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DeskLead } from 'contract/desk/person.ts';
import { fillPlaceholders, findPlaceholders } from 'contract/desk/reply-placeholders.ts';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useAction } from '../../shared/actions.ts';
import { ApiError, call } from '../../shared/api.ts';
import { VISITOR_LOCALE } from '../../shared/formats.ts';
import { wordsOf } from '../../shared/keys.ts';
import { useSession } from '../../shared/session.ts';
import { fullMoment } from '../../shared/time.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Menu } from '../../shared/ui/Menu.tsx';
import { Tabs } from '../../shared/ui/Tabs.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { toast } from '../../shared/ui/toasts.ts';
import { useDraft } from '../../shared/use-draft.ts';
import { WRITE_REPLY } from '../../shared/use-lead-keys.ts';
import styles from './Person.module.css';
import { lastAnswer, nameOfVisitor } from './timeline.rules.ts';

interface Props {
  lead: DeskLead;
  /** Replies are shown here, instead of going to the mailbox of the person who writes. */
  readsReplies: boolean;
}

/** Form for a reply or a note. The typed text stays until the server has taken it. */
export function Composer({ lead, readsReplies }: Props) {
  const [tab, setTab] = useState('reply');
  const place = useRef<HTMLDivElement>(null);
  const open = (next: string) => {
    setTab(next);
    setTimeout(() => place.current?.querySelector<HTMLElement>('[role=tabpanel] textarea')?.focus());
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page opens
  useEffect(() => {
    if (location.hash === `#${WRITE_REPLY}`) open('reply');
  }, []);
  useAction({ id: 'reply', label: 'Write a reply', keys: 'r', group: 'Person', run: () => open('reply') });
  useAction({ id: 'note', label: 'Write a note', keys: 'n', group: 'Person', run: () => open('note') });
  return (
    <div ref={place} className={styles.composer}>
      <Tabs
        label="What to write"
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'reply', label: 'Reply', content: <ReplyForm lead={lead} readsReplies={readsReplies} /> },
          { id: 'note', label: 'Note', content: <NoteForm lead={lead} /> },
        ]}
      />
    </div>
  );
}

function ReplyForm({ lead, readsReplies }: Props) {
  const queries = useQueryClient();
  const { person, productName } = useSession();
  const [subject, setSubject, forgetSubject] = useDraft(
    `subject of ${lead.id}`,
    `Re: your ${productName} request`,
  );
  const [text, setText, forgetText] = useDraft(`reply to ${lead.id}`);
  const [key, keepKey, forgetKey] = useDraft(`key of ${lead.id}`);
  // What was there when the writing began: a page that is open hears of the answers of others by itself.
  const [seen, keepSeen, forgetSeen] = useDraft(`seen of ${lead.id}`);
  const [isOvertaken, setOvertaken] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const made = useRef(key || crypto.randomUUID());
  const form = useRef<HTMLFormElement>(null);
  const toText = () => setTimeout(() => form.current?.querySelector('textarea')?.focus());
  const { data: templates = [] } = useQuery({
    queryKey: ['replies'],
    queryFn: ({ signal }) => call('GET /replies', { signal }),
    meta: { topics: ['settings'] },
  });
  const { firstName, lastName, company, timeZone } = lead.visitor;
  const name = nameOfVisitor(lead);
  const values = {
    ...{ firstName, lastName, name, company, product: productName, me: person.name },
    demoTime: lead.demo && fullMoment(new Date(lead.demo.start), timeZone || person.zone, VISITOR_LOCALE),
  };
  const own = lead.fields.map(({ value }) => value);
  const left = findPlaceholders(`${subject}\n${text}`, own);
  const write = (next: string) => {
    if (text === '') keepSeen(lastAnswer(lead) ?? '');
    setText(next);
  };

  const send = async () => {
    if (isBusy || text.trim() === '') return;
    setBusy(true);
    setProblem(undefined);
    // Sent again after a reload, it is still the same reply.
    keepKey(made.current);
    try {
      const last = isOvertaken ? lastAnswer(lead) : seen;
      const reply = { subject, text, key: made.current, ...(last && { seen: last }) };
      await call('POST /leads/:id/replies', { params: { id: lead.id }, body: reply });
      made.current = crypto.randomUUID();
      setOvertaken(false);
      forgetSeen();
      forgetText();
      forgetSubject();
      forgetKey();
      toast(`Reply to ${name || lead.email} is on its way`);
      // The button has nothing more to send, and would lose the focus to no place.
      toText();
      await queries.invalidateQueries({ queryKey: ['leads'] });
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : 'That did not work. What you typed is kept.');
      if (error instanceof ApiError && error.code === 'outdated') {
        await queries.invalidateQueries({ queryKey: ['leads'] });
        setOvertaken(true);
      }
    }
    setBusy(false);
  };

  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void send();
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
        // The keys of the desk work again.
        if (event.key === 'Escape' && event.target instanceof HTMLElement) event.target.blur();
      }}
    >
      <TextField
        validationBehavior="aria"
        label="Subject"
        value={subject}
        onChange={setSubject}
        isRequired
        maxLength={200}
      />
      <TextField
        validationBehavior="aria"
        label={`To ${lead.email}`}
        isLong
        value={text}
        onChange={write}
        maxLength={20_000}
        error={left.length > 0 ? `Fill in ${left.join(', ')} before you send.` : problem}
        hint={readsReplies ? 'Their answer is shown here.' : `Answers come to ${person.email}.`}
      />
      <div className={styles.buttons}>
        <Button
          type="submit"
          kind="primary"
          isPending={isBusy}
          isDisabled={left.length > 0 || text.trim() === ''}
        >
          <span>{isOvertaken ? 'Send it anyway' : 'Send reply'}</span>
        </Button>
        {templates.length > 0 && (
          <Menu
            label="Templates"
            entries={templates.map((template) => ({
              id: template.id,
              label: template.name,
              run: () => {
                setSubject(fillPlaceholders(template.subject, values));
                const filled = fillPlaceholders(template.text, values);
                write(text.trim() === '' ? filled : `${text}\n\n${filled}`);
                toText();
              },
            }))}
          >
            <Button>Templates</Button>
          </Menu>
        )}
        <span className={styles.muted}>{wordsOf('mod+Enter')}</span>
      </div>
    </form>
  );
}

function NoteForm({ lead }: Pick<Props, 'lead'>) {
  const queries = useQueryClient();
  const [text, setText, forget] = useDraft(`note of ${lead.id}`);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const save = async () => {
    if (isBusy || text.trim() === '') return;
    setBusy(true);
    setProblem(undefined);
    try {
      await call('POST /leads/:id/notes', { params: { id: lead.id }, body: { text } });
      forget();
      await queries.invalidateQueries({ queryKey: ['leads'] });
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : 'That did not work. What you typed is kept.');
    }
    setBusy(false);
  };

  return (
    <form
      className={styles.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save();
      }}
    >
      <TextField
        validationBehavior="aria"
        label="Note"
        hint="For your colleagues: the visitor does not see it."
        isLong
        value={text}
        onChange={setText}
        maxLength={10_000}
        error={problem}
      />
      <div className={styles.buttons}>
        <Button type="submit" kind="primary" isPending={isBusy} isDisabled={text.trim() === ''}>
          Save note
        </Button>
      </div>
    </form>
  );
}
