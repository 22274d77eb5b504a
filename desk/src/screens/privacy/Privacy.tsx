import { Page } from '../../shared/ui/Page.tsx';
import { Empty } from '../../shared/ui/States.tsx';

export function Privacy() {
  return (
    <Page title="Privacy">
      <Empty title="Nothing here yet" />
    </Page>
  );
}
