import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DeskLead, DeskPersonPage, ReplyTemplate } from 'contract/desk/person.ts';
import { fillPlaceholders, findPlaceholders } from 'contract/desk/reply-placeholders.ts';
import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { KIND_WORDS } from '../../shared/leads/lead-words.ts';
import { useSession } from '../../shared/session.ts';
import { fullMoment } from '../../shared/time.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { Select } from '../../shared/ui/Select.tsx';
import { messageOf } from '../../shared/ui/States.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { toast } from '../../shared/ui/toasts.ts';
import { useDraft } from '../../shared/use-draft.ts';
import styles from './Person.module.css';

interface Props {
  lead: DeskLead;
  person: DeskPersonPage;
  onClose: () => void;
}

/** Writes to the visitor. What is typed stays if it is closed, and is sent once, however often it is tried. */
export function ReplyDialog({ lead, person, onClose }: Props) {
  const { person: me, productName } = useSession();
  const queries = useQueryClient();
  const [subject, setSubject, forgetSubject] = useDraft(
    `subject to ${lead.id}`,
    `Your request to ${productName}`,
  );
  const [text, setText, forgetText] = useDraft(`reply to ${lead.id}`);
  const [key] = useState(() => crypto.randomUUID());
  const [template, setTemplate] = useState<string | null>(null);
  const { data: templates = [] } = useQuery({
    queryKey: ['replies'],
    queryFn: ({ signal }) => call<ReplyTemplate[]>('GET', '/replies', undefined, { signal }),
  });
  const [firstName = '', ...others] = person.name.split(' ');
  const fill = (written: string) =>
    fillPlaceholders(written, {
      ...{
        firstName,
        lastName: others.join(' '),
        company: person.company,
        product: productName,
        me: me.name,
      },
      demoTime: lead.demo && fullMoment(new Date(lead.demo.start), person.timeZone ?? me.zone),
    });
  const choose = (id: string) => {
    const chosen = templates.find((each) => each.id === id);
    setTemplate(id);
    if (!chosen) return;
    setSubject(fill(chosen.subject));
    setText(fill(chosen.text));
  };
  const left = findPlaceholders(`${subject} ${text}`);
  const send = useMutation({
    mutationFn: () => call('POST', `/leads/${lead.id}/replies`, { subject, text, key }),
    onSuccess: async () => {
      forgetSubject();
      forgetText();
      onClose();
      toast(`Your reply to ${lead.email} is on its way`);
      await queries.invalidateQueries({ queryKey: ['leads'] });
    },
  });
  return (
    <Dialog
      title={`Reply to ${person.name || lead.email}`}
      isOpen
      onClose={onClose}
      place="side"
      size="medium"
      actions={
        <>
          <Button onPress={onClose}>Keep as a draft</Button>
          <Button
            kind="primary"
            isPending={send.isPending}
            isDisabled={!subject.trim() || !text.trim()}
            onPress={() => send.mutate()}
          >
            Send reply
          </Button>
        </>
      }
    >
      <p className={styles.muted}>
        To {lead.email}, from {person.repliesFrom}, about their {KIND_WORDS[lead.kind].toLowerCase()} request.
      </p>
      {templates.length > 0 && (
        <Select
          label="Template"
          options={templates.map(({ id, name }) => ({ id, label: name }))}
          value={template}
          onChange={choose}
          placeholder="None"
        />
      )}
      <TextField label="Subject" value={subject} onChange={setSubject} />
      <TextField
        label="Message"
        isLong
        value={text}
        onChange={setText}
        {...(left.length > 0 && { hint: `Not known, for you to fill in: ${left.join(', ')}` })}
      />
      {send.error && (
        <p className={styles.problem} role="alert">
          {messageOf(send.error)}
        </p>
      )}
    </Dialog>
  );
}
