import { PageHero } from '../ui/PageHero.tsx';
import { EnterpriseActions } from './EnterpriseActions.tsx';
import { WorkdayPicture } from './WorkdayPicture.tsx';

/** The first view of the enterprise page (S1 section 2.6). */
export function EnterpriseHero() {
  return (
    <PageHero
      title="AI agents for the whole enterprise"
      lede="160+ enterprise-grade agents for 40+ business functions, in one workspace that keeps your permissions, asks for your approvals and runs where you decide."
      actions={<EnterpriseActions />}
      picture={<WorkdayPicture />}
    />
  );
}
