import { Page } from '../../shared/ui/Page.tsx';
import { Empty } from '../../shared/ui/States.tsx';

export function Account() {
  return (
    <Page title="Account">
      <Empty title="Nothing here yet" />
    </Page>
  );
}
