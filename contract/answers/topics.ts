import type { Topic } from './topic.ts';
import { accessTopics } from './topics/access.ts';
import { accountsTopics } from './topics/accounts.ts';
import { affiliateTopics } from './topics/affiliate.ts';
import { agreementTopics } from './topics/agreement.ts';
import { apiAccessTopics } from './topics/api-access.ts';
import { apiAccountsTopics } from './topics/api-accounts.ts';
import { billingTopics } from './topics/billing.ts';
import { billingCaseTopics } from './topics/billing-cases.ts';
import { chatApiTopics } from './topics/chat-api.ts';
import { chatHistoryTopics } from './topics/chat-history.ts';
import { companyTopics } from './topics/company.ts';
import { complianceTopics } from './topics/compliance.ts';
import { courseTopics } from './topics/courses.ts';
import { creditTopics } from './topics/credits.ts';
import { dataProtectionTopics } from './topics/data-protection.ts';
import { demosTopics } from './topics/demos.ts';
import { employeeLimitTopics } from './topics/employee-limits.ts';
import { employeeRoleTopics } from './topics/employee-roles.ts';
import { employeeTechnologyTopics } from './topics/employee-technology.ts';
import { employeeWorkTopics } from './topics/employee-work.ts';
import { employeeTopics } from './topics/employees.ts';
import { integrationTopics } from './topics/integrations.ts';
import { planFeatureTopics } from './topics/plan-features.ts';
import { planFitTopics } from './topics/plan-fit.ts';
import { planTopics } from './topics/plans.ts';
import { priceTopics } from './topics/prices.ts';
import { productTopics } from './topics/product.ts';
import { proofTopics } from './topics/proof.ts';
import { securityTopics } from './topics/security.ts';
import { setupTopics } from './topics/setup.ts';
import { supportTopics } from './topics/support.ts';
import { templateTopics } from './topics/templates.ts';
import { termsTopics } from './topics/terms.ts';
import { trialTopics } from './topics/trial.ts';
import { visitorPrivacyTopics } from './topics/visitor-privacy.ts';
import { webhooksAndAgentsTopics } from './topics/webhooks-and-agents.ts';

/** All topics; `/faq` shows some of them, in this order within their group. */
export const TOPICS: readonly Topic[] = [
  ...planTopics,
  ...priceTopics,
  ...planFitTopics,
  ...creditTopics,
  ...planFeatureTopics,
  ...trialTopics,
  ...billingTopics,
  ...billingCaseTopics,
  ...employeeTopics,
  ...employeeWorkTopics,
  ...employeeRoleTopics,
  ...employeeLimitTopics,
  ...employeeTechnologyTopics,
  ...setupTopics,
  ...templateTopics,
  ...integrationTopics,
  ...productTopics,
  ...securityTopics,
  ...dataProtectionTopics,
  ...accessTopics,
  ...complianceTopics,
  ...visitorPrivacyTopics,
  ...agreementTopics,
  ...termsTopics,
  ...demosTopics,
  ...supportTopics,
  ...accountsTopics,
  ...companyTopics,
  ...proofTopics,
  ...affiliateTopics,
  ...courseTopics,
  ...apiAccessTopics,
  ...apiAccountsTopics,
  ...chatApiTopics,
  ...chatHistoryTopics,
  ...webhooksAndAgentsTopics,
];
