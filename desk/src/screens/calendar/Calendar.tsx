import { Page } from '../../shared/ui/Page.tsx';
import { Empty } from '../../shared/ui/States.tsx';

export function Calendar() {
  return (
    <Page title="Calendar">
      <Empty title="Nothing here yet" />
    </Page>
  );
}
