import { describe, expect, it, vi } from 'vitest';
import { say, startModelProvider } from '../../../../checks/support/model-provider.ts';
import { readConfig } from '../../../settings/read-config.ts';
import type { AnswerableFile } from '../../site/site-files.ts';
import { openAsk } from '../ask/ask.ts';
import { openPassages } from '../passages/passages.ts';
import { TopicMatcher } from '../topics/topic-matcher.ts';
import { openResponder, type ResponderParts } from './open-responder.ts';
import type { Question } from './responder.ts';

const NO_ARTICLES = { listVersions: async () => [], readArticles: async () => [] };
const ORIGIN = 'https://www.acme.example';
const NOTHING_SPENT = {
  clock: () => new Date('2026-03-10T06:30:00Z'),
  findSpentUsd: async () => 0,
};
const HTML =
  '<head><title>Terms | X</title></head><main><h1>Refunds</h1><p>You are repaid in full.</p></main>';

function open(
  environment: Record<string, string> = {},
  findRevision = async () => '1',
  parts: Partial<ResponderParts> = {},
) {
  const body = Buffer.from(HTML);
  const identity = { body, text: HTML, etag: '""', headers: [], unchangedHeaders: [] };
  const file: AnswerableFile = {
    path: '/terms',
    isPage: true,
    contentSecurityPolicy: undefined,
    identity,
    variants: { identity },
  };
  const site = { files: new Map([['/terms', file]]) };
  const log = { warn: vi.fn(), error: vi.fn() };
  const passages = openPassages({ site, blog: { findRevision, ...NO_ARTICLES }, log });
  const ask = openAsk({
    topics: () => TopicMatcher.read([]),
    passages,
    titleOf: () => 'Terms',
  });
  const responder = openResponder({
    site: { origin: ORIGIN },
    ask,
    passages,
    config: readConfig(environment),
    log,
    ...NOTHING_SPENT,
    ...parts,
  });
  const answer = (content: string, more: Partial<Question> = {}) =>
    responder.answer({ content, history: [], ...more });
  return { ask: answer, log };
}

describe('openResponder', () => {
  it('answers from our own pages with a link, at no cost', async () => {
    expect(await open().ask('Is there a refund?')).toEqual({
      content: `You are repaid in full.\n\nRead more: [Terms: Refunds](${ORIGIN}/terms)`,
      promptTokens: 0,
      completionTokens: 0,
      costUsd: 0,
      isError: false,
    });
  });

  it('answers that it found nothing, which is not an error', async () => {
    const { content, isError } = await open().ask('Who founded Rome?');
    expect(content).toContain('couldn’t find an answer');
    expect(content).toContain('Next: [Ask us](https://www.acme.example/contact-us)');
    expect(isError).toBe(false);
  });

  it('lets a configured model answer from the same pages', async () => {
    const { baseUrl, requests } = await startModelProvider(say('In full: [Terms](/terms).'));
    const { ask } = open({
      LLM_BASE_URL: baseUrl,
      LLM_MODEL: 'm',
      LLM_API_KEY: 'k',
      LLM_PRICES_USD: '1,5',
    });
    expect(await ask('Is there a refund?')).toMatchObject({
      content: `In full: [Terms](${ORIGIN}/terms).`,
      costUsd: 0.002,
    });
    expect(requests[0]?.body.messages[0]?.content).toContain('You are repaid in full.');
  });

  it('answers from our own pages once the budget of the day is spent', async () => {
    const { baseUrl, requests } = await startModelProvider(say('In full: [Terms](/terms).'));
    const environment = {
      LLM_BASE_URL: baseUrl,
      LLM_MODEL: 'm',
      LLM_API_KEY: 'k',
      LLM_PRICES_USD: '1,0',
      LLM_DAILY_BUDGET_USD: '5',
    };
    const { ask } = open(environment, undefined, { findSpentUsd: async () => 5 });
    expect(await ask('Is there a refund?')).toMatchObject({
      content: `You are repaid in full.\n\nRead more: [Terms: Refunds](${ORIGIN}/terms)`,
      costUsd: 0,
    });
    expect(requests).toHaveLength(0);
  });

  it('answers while the blog is out of reach', async () => {
    const { ask, log } = open({}, () => Promise.reject(new Error('out of reach')));
    expect((await ask('refund')).content).toContain('You are repaid in full.');
    expect(log.warn).toHaveBeenCalled();
  });

  it('rejects only when the question is aborted', async () => {
    const { ask } = open();
    const answers = ['', '?', 'x'.repeat(8_000), '\0', '<script>', '[a](b)', '\ud800'].map((content) =>
      ask(content),
    );
    for (const { content } of await Promise.all(answers)) expect(content).not.toBe('');
    const gone = new Error('gone');
    await expect(ask('refund', { signal: AbortSignal.abort(gone) })).rejects.toBe(gone);
  });
});
