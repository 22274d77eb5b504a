import { Page } from '../../shared/ui/Page.tsx';
import { Empty } from '../../shared/ui/States.tsx';

export function Settings() {
  return (
    <Page title="Settings">
      <Empty title="Nothing here yet" />
    </Page>
  );
}
