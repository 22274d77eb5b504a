import { brand } from 'content/brand.ts';
import { describe, expect, it } from 'vitest';
import { type Passage, textOf } from '../../server/modules/answers/passages/passage.ts';
import { readPage } from '../../server/modules/answers/passages/read-page.ts';
import { ask } from './open-page.ts';

async function readPassages(path: string): Promise<Passage[]> {
  return readPage(path, await (await ask(path)).text());
}

/** The types of the passages of a page that hold some words, in heading or text. */
async function typesOf(path: string, words: string): Promise<string[]> {
  const passages = await readPassages(path);
  const holding = passages.filter(({ heading, statements }) =>
    [heading, ...statements.map(textOf)].join(' ').includes(words),
  );
  return [...new Set(holding.map(({ type }) => type))];
}

describe('the type of a passage', () => {
  it.each([
    ['a draft on the desk', '/', 'Harriet'],
    ['the trail of the desk', '/', 'Felix held invoice 2207'],
    ['the chatbot that is designed', '/', 'Hi, I’m the'],
    ['what someone answers an AI employee', '/ai-employees/ai-project-manager', 'You: Start training'],
    ['a day without and with one', '/ai-employees/ai-hr', 'The laptop arrives on Wednesday'],
    ['a choice to try', '/ai-employees/ai-project-manager', 'Three days late'],
    ['a skill that is drawn', '/ai-employees/ai-sdr', 'Opportunity score'],
    ['words that float', '/ai-employees', 'a gut feeling'],
    ['the example of a calculator', '/usecases', 'Annual savings: $'],
  ])('is a scene for %s', async (_what, path, words) => {
    expect(await typesOf(path, words)).toEqual(['scene']);
  });

  it.each([
    'executive-assistant',
    'project-manager',
    'marketing-associate',
    'sdr',
    'hr',
    'market-research-analyst',
    'proposal-writer',
  ])('is a scene for all of a day with an AI employee: %s', async (role) => {
    const passages = await readPassages(`/ai-employees/ai-${role}`);
    const scenes = passages.filter(({ address }) => /#(?:day|comparison|practice)-/.test(address));
    expect(scenes.length).toBeGreaterThan(1);
    expect(new Set(scenes.map(({ type }) => type))).toEqual(new Set(['scene']));
  });

  it.each([
    ['/contact-us', 'workload reduction'],
    ['/pricing', 'leads from first inquiries'],
  ])('is a quote for what a customer says on %s', async (path, words) => {
    expect(await typesOf(path, words)).toEqual(['quote']);
  });

  it.each([
    ['fact', '/', 'stuck in sales, support, HR and finance'],
    ['fact', '/', 'Pick its words and colors'],
    ['fact', '/pricing', 'AI Startup Team: $99/mo'],
    ['fact', '/pricing', 'Outcome figures are our own claims'],
    ['fact', '/services', 'An agent can open what the person it works for can open'],
    ['fact', '/enterprise', 'Inside your network'],
    ['fact', '/usecases', 'Campaign Brief Agent'],
    ['fact', '/ai-employees/ai-hr', 'Hires, declines or rates anyone'],
    ['fact', '/ai-employees/ai-sdr', 'A skill is a rule'],
    ['faq', '/pricing', 'One AI message uses one credit'],
    ['legal', '/terms', 'refund guarantee'],
    ['reference', '/api-reference/login', 'access token'],
    ['case', `/${brand.slug}-ai-success-stories`, 'An agent tags overnight'],
  ])('is %s on %s for “%s”', async (type, path, words) => {
    expect(await typesOf(path, words)).toContain(type);
    expect(await typesOf(path, words)).not.toContain('scene');
  });
});
