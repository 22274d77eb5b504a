import { readdirSync, readFileSync } from 'node:fs';
import { brand } from 'content/brand.ts';
import { LEAD_FORMS } from 'contract/leads/lead-forms.ts';
import { describe, expect, it } from 'vitest';
import { pagePaths } from '../site-pages.ts';
import { ask, openPage } from './open-page.ts';

/** Forms that no agent gets as a tool, each with what replaces the tool (decision 016). */
const UNDECLARED: Readonly<Record<string, string>> = {
  'Savings calculator': 'estimate_savings: nothing to press',
  'How many credits do you need?': 'estimate_credits: nothing to press',
  Categories: 'links: nothing to fill in',
  'Load More Articles': 'a button: nothing to fill in',
  'No More Articles': 'a button: nothing to fill in',
};

function nameOf(form: Element): string {
  const labelledBy = form.getAttribute('aria-labelledby');
  const label = labelledBy && form.ownerDocument.getElementById(labelledBy)?.textContent;
  return form.getAttribute('aria-label') ?? label ?? form.querySelector('button')?.textContent ?? '';
}

function isDeclared(form: Element): boolean {
  return form.hasAttribute('toolname') && form.hasAttribute('tooldescription');
}

/**
 * Returns the description of a field for an agent. Radio buttons are one parameter, and Chromium reads of it at their
 * fieldset.
 */
function describedBy(control: Element): string | null | undefined {
  const described = control.getAttribute('type') === 'radio' ? control.closest('fieldset') : control;
  return described?.getAttribute('toolparamdescription');
}

describe.each(pagePaths)('the forms of %s', (path) => {
  it('describes every field to agents, and lets only a person send', async () => {
    const { document } = await openPage(path);
    const forms = [...document.querySelectorAll('form')];
    const undeclared = forms.filter((form) => !isDeclared(form)).map(nameOf);
    expect(undeclared.filter((name) => !(name in UNDECLARED))).toEqual([]);

    const names = forms.filter(isDeclared).map((form) => form.getAttribute('toolname'));
    expect(new Set(names).size).toBe(names.length);
    for (const form of forms.filter(isDeclared)) {
      expect(form.hasAttribute('toolautosubmit')).toBe(false);
      expect(form.querySelector('[type=submit]'), String(form.getAttribute('toolname'))).not.toBeNull();
      const unnamed = [...form.querySelectorAll('input[name], select[name], textarea[name]')]
        .filter((control) => control.getAttribute('type') !== 'hidden' && !describedBy(control))
        .map((control) => control.getAttribute('name'));
      expect(unnamed, String(form.getAttribute('toolname'))).toEqual([]);
      expect([...form.querySelectorAll('[type=radio][toolparamdescription]')]).toEqual([]);
    }
  });
});

describe('the scripts of pages', () => {
  const folder = new URL('../../site/dist/client/_astro/', import.meta.url);
  const scripts = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n');

  it.each(Object.entries(LEAD_FORMS))(
    'includes the fields of the %s form, and no text that is only for agents and documents',
    (_kind, { fields, words }) => {
      const [label] = Object.values(fields).map((field) => field.label);
      expect(scripts).toContain(`\`${label}\``);
      const meanings = Object.values(words.fields).map(({ meaning }) => meaning);
      const told = [words.summary, words.tool.toolname, words.tool.tooldescription, ...meanings];
      expect(told.filter((text) => scripts.includes(text))).toEqual([]);
    },
  );
});

describe('/page-tools.js', () => {
  it('registers only the tools that read, as /mcp describes them', async () => {
    const text = await (await ask('/page-tools.js')).text();
    for (const name of [
      'search_site',
      'read_page',
      'answer_question',
      'compare_plans',
      'calculate_roi',
      'estimate_savings',
    ]) {
      expect(text).toContain(`"name":"${name}"`);
    }
    expect(text).not.toMatch(/"name":"(book_demo|request_contact)"/);
    expect(text).not.toContain(brand.name);
  });
});
