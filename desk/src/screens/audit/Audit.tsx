import { Page } from '../../shared/ui/Page.tsx';
import { Empty } from '../../shared/ui/States.tsx';

export function Audit() {
  return (
    <Page title="Audit">
      <Empty title="Nothing here yet" />
    </Page>
  );
}
