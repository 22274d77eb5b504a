import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LONGEST_REPLY, LONGEST_SUBJECT } from 'contract/desk/leads.ts';
import type { NewReplyTemplate, ReplyTemplate } from 'contract/desk/person.ts';
import { PLACEHOLDERS } from 'contract/desk/reply-placeholders.ts';
import { useId, useState } from 'react';
import { ApiError, call } from '../../shared/api.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import formStyles from '../../shared/ui/form.module.css';
import { messageOf } from '../../shared/ui/States.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { toast } from '../../shared/ui/toasts.ts';
import { useFirstProblem } from '../../shared/ui/use-first-problem.ts';
import { useDraft } from '../../shared/use-draft.ts';
import styles from './Settings.module.css';

interface Props {
  /** Absent: a new one. */
  template: ReplyTemplate | undefined;
  onClose: () => void;
}

/** Writes a template, or takes it away. */
export function ReplyTemplateDialog({ template, onClose }: Props) {
  const client = useQueryClient();
  const form = useId();
  const { id, version = 0, name = '', subject = '', text = '' } = template ?? {};
  const before: NewReplyTemplate = { name, subject, text };
  // With the version that was changed, whatever a colleague saves meanwhile.
  const [draft, setDraft, forget] = useDraft(
    `template ${id ?? 'new'}`,
    JSON.stringify({ ...before, version }),
  );
  const { version: seen, ...typed }: NewReplyTemplate & { version: number } = JSON.parse(draft);
  const set = (field: keyof NewReplyTemplate) => (value: string) =>
    setDraft(JSON.stringify({ ...typed, version: seen, [field]: value }));
  const refresh = () => client.invalidateQueries({ queryKey: ['replies'] });
  const done = (said: string, undo?: () => Promise<void>) => {
    forget();
    toast(said, undo);
    onClose();
    return refresh();
  };
  // A colleague has saved another text since: the next press of Save is a decision.
  const [isOvertaken, setOvertaken] = useState(false);
  const save = useMutation({
    mutationFn: () =>
      id === undefined
        ? call('POST /replies', { body: typed })
        : call('PUT /replies/:id', {
            params: { id },
            body: { ...typed, version: isOvertaken ? version : seen },
          }),
    onError: (error) => {
      setOvertaken(error instanceof ApiError && error.code === 'outdated');
      return refresh();
    },
    onSuccess: () => done(`The template “${typed.name}” is saved.`),
  });
  const remove = useMutation({
    mutationFn: () => call('DELETE /replies/:id', { params: { id: id ?? '' } }),
    onSuccess: () =>
      done(`The template “${name}” is removed.`, async () => {
        await call('POST /replies', { body: before });
        await refresh();
      }),
  });
  const error = save.error ?? remove.error;
  const errorOf = (field: string) => (save.error instanceof ApiError ? save.error.of(field) : undefined);
  const isWhole = Object.values(typed).every((value) => value.trim() !== '');
  return (
    <Dialog
      title={template ? name : 'New template'}
      place="side"
      size="medium"
      isOpen
      onClose={onClose}
      actions={
        <>
          {isOvertaken && (
            <Button
              onPress={() => {
                forget();
                setOvertaken(false);
                save.reset();
              }}
            >
              See theirs
            </Button>
          )}
          {template && (
            <Button kind="danger" isPending={remove.isPending} onPress={() => remove.mutate()}>
              Remove
            </Button>
          )}
          <Button kind="primary" type="submit" form={form} isDisabled={!isWhole} isPending={save.isPending}>
            <span>{isOvertaken ? 'Save mine instead' : 'Save'}</span>
          </Button>
        </>
      }
    >
      <form
        ref={useFirstProblem(save.error)}
        id={form}
        className={styles.group}
        onSubmit={(event) => {
          event.preventDefault();
          if (isWhole && !save.isPending) save.mutate();
        }}
      >
        <TextField
          label="Name"
          hint="By which your team finds it."
          value={typed.name}
          onChange={set('name')}
          error={errorOf('name')}
          validationBehavior="aria"
          maxLength={60}
          autoComplete="off"
        />
        <TextField
          label="Subject"
          value={typed.subject}
          onChange={set('subject')}
          error={errorOf('subject')}
          validationBehavior="aria"
          maxLength={LONGEST_SUBJECT}
          autoComplete="off"
        />
        <TextField
          label="Text"
          value={typed.text}
          onChange={set('text')}
          error={errorOf('text')}
          validationBehavior="aria"
          maxLength={LONGEST_REPLY}
          isLong
        />
        <div>
          <h3>Filled in by itself</h3>
          <dl className={styles.placeholders}>
            {Object.entries(PLACEHOLDERS).map(([placeholder, meaning]) => (
              <div key={placeholder}>
                <dt>
                  <code>{`{${placeholder}}`}</code>
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </div>
        {error && (
          <p className={formStyles.problem} role="alert">
            {messageOf(error)}
          </p>
        )}
      </form>
    </Dialog>
  );
}
