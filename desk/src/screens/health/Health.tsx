import { Page } from '../../shared/ui/Page.tsx';
import { Empty } from '../../shared/ui/States.tsx';

export function Health() {
  return (
    <Page title="Health">
      <Empty title="Nothing here yet" />
    </Page>
  );
}
