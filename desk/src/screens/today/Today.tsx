import { Page } from '../../shared/ui/Page.tsx';
import { Empty } from '../../shared/ui/States.tsx';

export function Today() {
  return (
    <Page title="Today">
      <Empty title="Nothing here yet" />
    </Page>
  );
}
