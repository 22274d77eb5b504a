/*
 * TEMPLATE. The operator's lawyer must check this document before the site goes live: the contracting company and
 * its address, the rules for consumers, arbitration and the law that applies, and the limits of liability.
 * The figures are those of S2 section 9, 'Legal text facts' and 'Plans'; checks/journeys/legal.spec.ts holds them.
 */
import { UNSTATED_COMPANY } from 'contract/site/company.ts';
import { brand } from '../../brand.ts';
import { paths } from '../../product/paths.ts';
import { plans } from '../../product/plans.ts';
import { describePlan } from './describe-plan.ts';
import { type LegalDocument, link, mailTo, strong, words } from './legal-document.ts';

/** The contract for accounts and plans, with every fact of S2 section 9, 'Legal text facts'. */
export const terms: LegalDocument = {
  path: paths.terms,
  title: 'Terms of Use',
  lede: `The agreement between you and ${brand.name}: what you get, what you pay, what each of us is responsible for, and how it ends.`,
  description: `The terms for using ${brand.name}: who may have an account, plans and payment, the 30-day refund guarantee, canceling, unused accounts, liability and disputes.`,
  changedOn: '2026-11-26',
  summary: [
    { figure: '13', text: 'is the minimum age; under 18 with a guardian’s consent', sectionId: 'age' },
    { figure: '30-day', text: 'money-back guarantee', sectionId: 'refunds' },
    { figure: '30 days’', text: 'notice of price increases', sectionId: 'price-changes' },
    { figure: '30 days', text: 'we keep your data after you cancel', sectionId: 'cancelling' },
    { figure: '30 days', text: 'to opt out of arbitration', sectionId: 'disputes' },
    { figure: '1 year', text: 'to file a claim', sectionId: 'claims' },
    { figure: '$100', text: 'limit of liability', sectionId: 'liability' },
  ],
  sections: [
    {
      id: 'agreement',
      title: 'What you agree to',
      blocks: [
        words`These terms are a contract between you and ${UNSTATED_COMPANY} (“we”). The ${link('legal notice', paths.legalNotice)} says more about it. The terms apply to this website and to the application where you create AI employees and work with them. You accept them when you create an account or use the application. If you don’t agree, please don’t use it.`,
        'If you act for an organization, you confirm that you can bind it, and “you” then means that organization. If we’ve signed a separate agreement with it, that agreement comes first where the two differ.',
        words`The ${link('privacy policy', paths.privacy)} and the ${link('cookie policy', paths.cookies)} say how we handle data. Courses and the affiliate program have conditions of their own, stated where you join them.`,
      ],
    },
    {
      id: 'age',
      title: 'Who may use it',
      blocks: [
        words`You must be ${strong('at least 13 years old')}. If you’re ${strong('under 18')}, a parent or guardian must read these terms, agree to them for you and take responsibility for what you do. Where the law of your country sets a higher age, that age applies.`,
        'You may not use the application if the law forbids you to, or if we closed an earlier account of yours because these terms were broken.',
      ],
    },
    {
      id: 'accounts',
      title: 'Accounts and administrators',
      blocks: [
        'Give us correct details, keep them up to date and keep your password to yourself. You’re responsible for what happens through your account, so tell us right away if someone else may have gotten in.',
        'The person who creates a workspace is its first administrator. Administrators invite and remove members, choose the plan and decide which AI employees can do what. They may be able to read what members store in the workspace. Members should know that their organization controls it.',
      ],
    },
    {
      id: 'plans',
      title: 'Plans',
      blocks: [
        'These are the plans:',
        { entries: Object.fromEntries(plans.map((plan) => [plan.name, describePlan(plan)])) },
        words`The ${link('pricing page', paths.pricing)} lists what each plan includes. Each AI message uses one of the month’s credits. When the credits are used up, AI employees don’t answer until the next month begins or you move to a larger plan.`,
      ],
    },
    {
      id: 'trial',
      title: 'Free trial',
      blocks: [
        'New customers can try the application free for 3 months, with no credit card. When the trial ends, you aren’t charged. Choose a plan if you want to continue.',
        words`${link('Unused accounts', '#unused-accounts')} says what happens to a trial account no one pays for.`,
      ],
    },
    {
      id: 'payment',
      title: 'Payment and plan changes',
      blocks: [
        'You pay for a plan in advance, month by month, in US dollars. It renews each month until you cancel. There are no setup fees; white-glove setup is an add-on you order separately. We add taxes where the law requires it.',
        words`You can change plans whenever you like. A change takes effect immediately, ${strong('with proration')}: you only pay for the days you had each plan. Anything you’ve overpaid is taken off your next payments.`,
        'If a payment fails, we’ll tell you and try again. If it still fails, we may pause the account until it’s paid.',
      ],
    },
    {
      id: 'price-changes',
      title: 'Price increases',
      blocks: [
        words`If a price goes up, we’ll email you at least ${strong('30 days before')} it applies to you. If you don’t want to pay the new price, cancel before that day and it’ll never apply to you.`,
      ],
    },
    {
      id: 'refunds',
      title: 'Refund guarantee',
      blocks: [
        words`If a plan isn’t what you hoped for, ask for your money back ${strong('within 30 days')} of your first payment for it. Write to ${mailTo(brand.supportEmail)}; you don’t have to give a reason. We’ll return the payment the way it came.`,
        'After these 30 days we don’t return payments, except where the law gives you a right to it.',
      ],
    },
    {
      id: 'cancelling',
      title: 'Canceling, and what happens to your data',
      blocks: [
        'You can cancel at any time. The plan then runs to the end of the month you’ve paid for, and isn’t renewed.',
        words`We keep your data for ${strong('30 days after you cancel')}, in case you change your mind or still want a copy. After that it’s deleted and can’t be brought back. Save what you need before then.`,
      ],
    },
    {
      id: 'unused-accounts',
      title: 'Unused accounts',
      blocks: [
        'Unused and unpaid accounts don’t stay open forever:',
        {
          entries: {
            'Free accounts': words`May be closed when they’ve been inactive for ${strong('60 days')}.`,
            'Trial accounts': words`If no one has paid, they may be closed ${strong('30 days')} after the trial has expired.`,
            'Non-paid accounts': words`May be terminated when they’ve been inactive for ${strong('over a year')}.`,
          },
        },
        'Inactive means no one has signed in. No one can sign in to a closed account, but you can ask us to open it again. Terminated accounts and everything in them are permanently deleted.',
      ],
    },
    {
      id: 'content',
      title: 'Your content',
      blocks: [
        'What you bring into the application stays yours: documents, messages, instructions, and what your AI employees make of them for you. You give us permission to store it, process it and show it to the members of your workspace, as far and as long as the service needs it.',
        'You confirm that you have the rights to what you bring in, and that it doesn’t harm anyone else’s. The software, design and name of the service remain ours; you get the right to use them while your account exists.',
      ],
    },
    {
      id: 'ai-employees',
      title: 'What AI employees do',
      blocks: [
        'AI employees are software. They can be wrong, miss something, or write something that sounds right and isn’t. Have a person check what matters before you rely on it, especially in legal, medical, financial and HR questions. Use approvals for steps that can’t be undone.',
        'You decide what an AI employee can see and do, and you’re responsible for what you let it do on your behalf. Others may receive a similar answer to a similar question. Where the law says people have to know they’re talking to AI, you must tell them.',
      ],
    },
    {
      id: 'acceptable-use',
      title: 'What isn’t allowed',
      blocks: [
        'Don’t use the service, or let an AI employee use it,',
        {
          bullets: [
            'to break the law or someone’s rights, or to deceive, harass or spy on people;',
            'to send messages to people who haven’t asked for them;',
            'to spread malware, or to get into systems, accounts or data that aren’t yours;',
            'to get around limits, credits or safeguards, or to share one member’s access among several people;',
            'to copy the service, resell it without our agreement or build a competing one from it.',
          ],
        },
        'If these rules are broken, we may pause or close the account. Where we can, we tell you first and give you a chance to fix it.',
      ],
    },
    {
      id: 'warranty',
      title: 'What we don’t promise',
      blocks: [
        'We work to keep the service running, safe and useful, but provide it as is and as available. We don’t promise that it never fails, that results are correct or complete, or that it fits a certain purpose. Figures on this website are marketing claims and examples. They aren’t a promise of your results.',
        'Other companies’ services you connect, such as email or calendars, follow the terms of those who run them. Rights the law gives to consumers remain as they are.',
      ],
    },
    {
      id: 'liability',
      title: 'Limit of liability',
      blocks: [
        words`As far as the law allows, our liability to you for everything that arises from these terms or the service, whatever the reason, is limited to ${strong('$100')} in total. We aren’t liable for lost profit, lost revenue, lost data or other indirect harm.`,
        'Nothing here limits liability the law doesn’t let us limit, such as liability for intent, or for injury to a person’s life or health.',
      ],
    },
    {
      id: 'disputes',
      title: 'Disputes and arbitration',
      blocks: [
        words`Please write to ${mailTo(brand.infoEmail)} first. Most things are settled with a message or two.`,
        'If that doesn’t help, an independent arbitrator decides the dispute, not a court, and each of us brings claims only for itself, not for a group. A claim that a small claims court can decide can go there, and either of us can ask a court to stop a misuse right away.',
        words`${strong('You can opt out of arbitration within 30 days')} of accepting these terms for the first time. Write to ${mailTo(brand.infoEmail)} with your name and the email address of your account. Everything else in these terms then stays the same, and courts decide. Arbitration doesn’t apply where the law forbids it, for consumers for example.`,
      ],
    },
    {
      id: 'claims',
      title: 'Time to file a claim',
      blocks: [
        words`A claim that arises from these terms or the service must be filed ${strong('within one year')} after the reason for it arose. After that it’s barred, unless the law gives you longer and doesn’t let us agree on less.`,
      ],
    },
    {
      id: 'changes',
      title: 'Changes, law and contact',
      blocks: [
        'We may change these terms, for example when the service or the law changes. The date at the top then changes too, and we’ll write to you before a change that matters. If you keep using the service after it applies, you accept it; if you don’t want to, cancel before then.',
        `The law of the place where ${brand.name} has its registered office applies, without taking away the protection consumers have where they live. If one of these terms turns out not to be valid, the others remain.`,
        words`Questions about these terms: ${mailTo(brand.infoEmail)}. Help with your account: ${mailTo(brand.supportEmail)}.`,
      ],
    },
  ],
};
