import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { DeskSettings } from 'contract/desk/settings.ts';
import { Page } from '../../shared/ui/Page.tsx';
import { Failed, Loading } from '../../shared/ui/States.tsx';
import { Tabs } from '../../shared/ui/Tabs.tsx';
import { ReplyTemplates } from './ReplyTemplates.tsx';
import { SettingsGroup, settingsQuery } from './SettingsGroup.tsx';
import { useTypedSettings } from './use-typed-settings.ts';

const REPLIES = 'Replies';

/** Settings that need no operator: a change is effective at once. */
export function Settings() {
  const { data, error, refetch } = useQuery(settingsQuery);
  return (
    <Page title="Settings">
      {data ? (
        <Groups {...data} />
      ) : error ? (
        <Failed error={error} onRetry={refetch} />
      ) : (
        <Loading shape="form" lines={8} />
      )}
    </Page>
  );
}

function Groups({ settings, canKeepSecrets }: DeskSettings) {
  const { group: shown } = useSearch({ from: '/framed/settings' });
  const navigate = useNavigate();
  const typed = useTypedSettings();
  const groups = Map.groupBy(settings, ({ group }) => group);
  const tabs = [
    ...Array.from(groups, ([group, members]) => ({
      id: group,
      label: group,
      content: (
        <SettingsGroup group={group} settings={members} typed={typed} canKeepSecrets={canKeepSecrets} />
      ),
    })),
    { id: REPLIES, label: REPLIES, content: <ReplyTemplates /> },
  ];
  return (
    <Tabs
      label="Settings"
      tabs={tabs}
      selected={tabs.find(({ id }) => id === shown)?.id ?? tabs[0]?.id ?? ''}
      onSelect={(group) => void navigate({ to: '/settings', search: { group }, replace: true })}
    />
  );
}
