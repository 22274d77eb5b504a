import { Page } from '../../shared/ui/Page.tsx';
import { Empty } from '../../shared/ui/States.tsx';

export function Leads() {
  return (
    <Page title="Leads">
      <Empty title="Nothing here yet" />
    </Page>
  );
}
