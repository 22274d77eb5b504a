import { expect, it } from 'vitest';
import { errorExampleOf } from './error-example.ts';
import { httpEndpoints } from './reference.ts';

const exampleOf = (slug: string) => {
  const endpoint = httpEndpoints.find((each) => each.slug === slug);
  if (!endpoint) throw new Error(`there is no ${slug}`);
  return errorExampleOf(endpoint.body);
};

it.each([
  ['signup', { field: 'email', message: 'Enter one plain email address' }],
  ['refresh', { field: 'refresh_token', message: 'This field is required' }],
])('names in the error of %s a field that it takes', (slug, wrong) => {
  expect(exampleOf(slug)).toMatchObject({ statusCode: 400, fields: [wrong] });
});

it.each(['logout', 'list-categories'])('names no field in the error of %s, which needs none', (slug) => {
  expect(exampleOf(slug)).toMatchObject({
    ...{ statusCode: 429, code: 'rate_limited', message: 'Too many requests.' },
  });
});
