import { PageHero } from '../../ui/PageHero.tsx';
import { EmployeeWheel } from './EmployeeWheel.tsx';
import { OverviewActions } from './OverviewActions.tsx';

/** The first view of the overview: what is managed, and the circle of twelve (S2 section 2). */
export function OverviewHero() {
  return (
    <PageHero
      title="Manage human work and AI work, and every handoff between them"
      lede="One list for everybody's tasks. AI employees take the ones that repeat, bring back the ones that need judgement, and say who has the work right now."
      actions={<OverviewActions />}
      picture={<EmployeeWheel />}
    />
  );
}
