import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type DeskSetting, SETTING_GROUPS, type SettingChanges } from 'contract/desk/settings.ts';
import { useAction } from '../../shared/actions.ts';
import { ApiError, call } from '../../shared/api.ts';
import { counted } from '../../shared/formats.ts';
import { Button } from '../../shared/ui/Button.tsx';
import form from '../../shared/ui/form.module.css';
import { messageOf } from '../../shared/ui/States.tsx';
import { toast } from '../../shared/ui/toasts.ts';
import { useFirstProblem } from '../../shared/ui/use-first-problem.ts';
import { RetentionField } from './RetentionField.tsx';
import { SecretField } from './SecretField.tsx';
import { SettingField } from './SettingField.tsx';
import styles from './Settings.module.css';
import { changesOf } from './settings.rules.ts';
import type { TypedSettings } from './use-typed-settings.ts';

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => call('GET /settings', { signal }),
});

interface Props {
  group: string;
  settings: readonly DeskSetting[];
  typed: TypedSettings;
  /** The server has a key to encrypt secrets with. */
  canKeepSecrets: boolean;
}

/** The settings of one group: saved together, all or none. */
export function SettingsGroup({ group, settings, typed, canKeepSecrets }: Props) {
  const client = useQueryClient();
  const changes = changesOf(settings, typed.texts, typed.removed);
  const save = useMutation({
    mutationFn: (sent: SettingChanges['changes']) => {
      const withSecrets = settings.some(
        ({ name, isSecret }) => isSecret && sent.some((one) => one.name === name),
      );
      return call(withSecrets ? 'PUT /settings/secrets' : 'PUT /settings', { body: { changes: sent } });
    },
    onSuccess: (answer, sent) => {
      client.setQueryData(settingsQuery.queryKey, answer);
      typed.settle(answer.settings.filter((setting) => setting.group === group));
      toast(
        sent.length === 1
          ? 'Saved. It counts from now on.'
          : `Saved ${sent.length} changes. They count from now on.`,
      );
    },
  });
  const submit = () => changes.length > 0 && !save.isPending && save.mutate(changes);
  useAction({ id: 'save', label: 'Save', keys: 'mod+s', group: 'This screen', run: submit });

  const error = save.error;
  const errorOf = ({ name }: DeskSetting) => (error instanceof ApiError ? error.of(name) : undefined);
  return (
    <form
      ref={useFirstProblem(save.error)}
      className={styles.group}
      aria-label={group}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {Object.hasOwn(SETTING_GROUPS, group) && (
        <p className={form.about}>{SETTING_GROUPS[group as keyof typeof SETTING_GROUPS]}</p>
      )}
      {!canKeepSecrets && settings.some(({ isSecret }) => isSecret) && <NoKey />}
      {settings.map((setting) => {
        const common = { setting, typed, error: errorOf(setting) };
        if (setting.isSecret) return <SecretField key={setting.name} {...common} canKeep={canKeepSecrets} />;
        if (setting.name === 'RETENTION_DAYS') return <RetentionField key={setting.name} {...common} />;
        return <SettingField key={setting.name} {...common} />;
      })}
      {group === 'Office' && (
        <p className={form.about}>
          Hosts, their hours and calendars, time off and holidays are in the{' '}
          <Link to="/calendar">calendar</Link>.
        </p>
      )}
      <footer className={styles.save} data-open={changes.length > 0 || undefined}>
        {error && (
          <p className={form.problem} role="alert">
            {messageOf(error)}
          </p>
        )}
        <span className={styles.count} aria-live="polite">
          {changes.length === 0 ? '' : counted(changes.length, 'change not saved', 'changes not saved')}
        </span>
        {changes.length > 0 && (
          <Button
            kind="quiet"
            isDisabled={save.isPending}
            onPress={() => {
              typed.discard(settings);
              save.reset();
            }}
          >
            Discard
          </Button>
        )}
        <Button kind="primary" type="submit" isDisabled={changes.length === 0} isPending={save.isPending}>
          Save
        </Button>
      </footer>
    </form>
  );
}

function NoKey() {
  return (
    <div className={form.note}>
      <b>This server can’t keep secrets yet</b>
      <p>
        Webhooks can be set here once the server has a key to encrypt them with. Ask the person who runs it
        for a <code>DESK_KEY</code>: <code>openssl rand -base64 32</code> prints one.
      </p>
    </div>
  );
}
