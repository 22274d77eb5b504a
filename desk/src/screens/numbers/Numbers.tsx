import { Page } from '../../shared/ui/Page.tsx';
import { Empty } from '../../shared/ui/States.tsx';

export function Numbers() {
  return (
    <Page title="Numbers">
      <Empty title="Nothing here yet" />
    </Page>
  );
}
