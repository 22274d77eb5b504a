import { expect, type Locator, type Page } from '@playwright/test';
import { brand } from 'content/brand.ts';
import type { LeadKind } from 'contract/api-paths.ts';

/** A form that becomes a lead, as a visitor meets it. */
export interface LeadFormCase {
  kind: LeadKind;
  page: string;
  name: string;
  call: string;
  submit: string;
  /** Values by label; other fields stay as the form shows them. */
  fields: Record<string, string>;
  /** The exact body of the call, whose `email` each test replaces by its own. */
  body: Record<string, string>;
  emailLabel: string;
  /** The sentence for an answer that is no success; `serverMessage` where the answer had one. */
  refused: (status: number, serverMessage?: string) => string;
  unreachable: string;
  /** The sentence also comes as an alert. */
  alerts: boolean;
  /** Target of a stored request. */
  thanks: 'page' | 'in place';
}

export const contactForm: LeadFormCase = {
  kind: 'contact',
  page: '/contact-us',
  name: 'Contact us',
  call: '**/authms/contact-request',
  submit: 'Send request',
  emailLabel: 'Work email',
  fields: {
    'First name': 'Mira',
    'Last name': 'Rao',
    Company: 'Rao & Daughters',
    Phone: '+44 20 7946 0000',
    Message: 'Two lines\nof text',
  },
  body: {
    firstName: 'Mira',
    lastName: 'Rao',
    email: '',
    company: 'Rao & Daughters',
    phone: '+44 20 7946 0000',
    teamSize: '',
    message: 'Two lines\nof text',
  },
  refused: (_, serverMessage) => serverMessage ?? 'Failed to submit. Please try again later.',
  unreachable: 'Unable to connect to the server. Please try again later.',
  alerts: false,
  thanks: 'in place',
};

export const agentForm: LeadFormCase = {
  kind: 'agent',
  page: '/services#agent-workflow',
  name: 'Create Your AI Agent',
  call: '**/authms/agent-request',
  submit: 'Create agent',
  emailLabel: 'Email',
  fields: { Name: 'Invoice checker', Role: 'Accounts assistant', Goal: 'No invoice paid twice' },
  body: {
    name: 'Invoice checker',
    role: 'Accounts assistant',
    email: '',
    goal: 'No invoice paid twice',
    desc: '',
    instructions: '',
  },
  refused: (status) => `Failed to create agent: API error: ${status}`,
  unreachable: 'Failed to create agent: The connection was lost. Please try again.',
  alerts: true,
  thanks: 'page',
};

export const chatbotForm: LeadFormCase = {
  kind: 'chatbot',
  page: '/#chatbot-builder',
  name: 'Chatbot builder',
  call: '**/authms/chatbot-request',
  submit: 'Request chatbot',
  emailLabel: 'Email',
  fields: { 'Chatbot name': 'Wool shop' },
  body: {
    name: 'Wool shop',
    inputTextHolder: `Ask ${brand.name} Anything`,
    email: '',
    suggestions: `What is ${brand.name} AI?`,
    message: `Hi, I’m the ${brand.name} assistant. How can I help you today?`,
  },
  refused: (status) => `Failed to submit chatbot configuration: API error: ${status}`,
  unreachable: 'Failed to submit chatbot configuration: The connection was lost. Please try again.',
  alerts: true,
  thanks: 'page',
};

export const leadForms = [contactForm, agentForm, chatbotForm];

/** A form on its page, driven by role and label. */
export class LeadFormPage {
  readonly page: Page;
  readonly form: Locator;
  readonly submit: Locator;
  readonly #case: LeadFormCase;

  constructor(page: Page, form: LeadFormCase) {
    this.page = page;
    this.#case = form;
    this.form = page.getByRole('form', { name: form.name });
    this.submit = this.form.locator('[type=submit]');
  }

  /** Loads the page and waits until the script has taken the form over. */
  async open(query = '') {
    const [path, hash] = this.#case.page.split('#');
    await this.page.goto(`${path}${query}${hash ? `#${hash}` : ''}`);
    await this.form.scrollIntoViewIfNeeded();
    await expect(this.form).toHaveAttribute('novalidate');
  }

  field(label: string): Locator {
    return this.form.getByLabel(label, { exact: true });
  }

  async fill(email: string) {
    for (const [label, value] of Object.entries(this.#case.fields)) await this.field(label).fill(value);
    await this.field(this.#case.emailLabel).fill(email);
  }

  /** Sends the form, answers the alert if there is one, and resolves to the sentence that the page shows. */
  async sendInVain(): Promise<string> {
    const alerts: string[] = [];
    this.page.once('dialog', async (alert) => {
      alerts.push(alert.message());
      await alert.accept();
    });
    await this.submit.click();
    const problem = this.form.getByRole('alert').locator('p');
    await expect(problem).toBeVisible();
    const text = (await problem.textContent()) ?? '';
    expect(alerts).toEqual(this.#case.alerts ? [text] : []);
    return text;
  }

  async expectThanks() {
    if (this.#case.thanks === 'page') return this.page.waitForURL('**/thankyou');
    await expect(this.form.getByRole('status')).toHaveText(
      "Request sent successfully! We'll get back to you soon.",
    );
  }
}
