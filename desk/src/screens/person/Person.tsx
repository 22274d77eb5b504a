import { Page } from '../../shared/ui/Page.tsx';
import { Empty } from '../../shared/ui/States.tsx';

export function Person() {
  return (
    <Page title="Person">
      <Empty title="Nothing here yet" />
    </Page>
  );
}
