import { Page } from '../../shared/ui/Page.tsx';
import { Empty } from '../../shared/ui/States.tsx';

export function People() {
  return (
    <Page title="People">
      <Empty title="Nothing here yet" />
    </Page>
  );
}
