import { describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { startWarnings } from './start-warnings.ts';

const MODEL = { LLM_MODEL: 'm', LLM_API_KEY: 'k' };

describe('startWarnings', () => {
  it.each([
    ['a site for this machine', {}, []],
    ['a public site whose proxy is not named', { PUBLIC_URL: 'https://a.example' }, ['TRUSTED_PROXIES']],
    [
      'a public site behind a named proxy',
      { PUBLIC_URL: 'https://a.example', TRUSTED_PROXIES: '10.0.0.1' },
      [],
    ],
    ['a model far away over http', { ...MODEL, LLM_BASE_URL: 'http://models.example/v1' }, ['LLM_BASE_URL']],
    ['a model far away over https', { ...MODEL, LLM_BASE_URL: 'https://models.example/v1' }, []],
    ['a model on this machine', { ...MODEL, LLM_BASE_URL: 'http://[::1]:1234/v1' }, []],
    ['a model on this machine by name', { ...MODEL, LLM_BASE_URL: 'http://localhost:1234/v1' }, []],
    ['metrics for the network', { METRICS_HOST: '0.0.0.0' }, ['METRICS_HOST']],
  ])('of %s name what to look at', (_case, environment, variables) => {
    const warnings = startWarnings(readConfig(environment));
    expect(warnings.map((line) => line.split(':')[0])).toEqual(variables);
  });
});
