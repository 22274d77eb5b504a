import { fill } from 'contract/content/fill.ts';
import type { Guide } from 'contract/content/reference-guide.ts';
import { exampleOfCase } from 'contract/reference/error-example.ts';
import { content } from '../../../content.ts';
import { paths } from '../../../product/paths.ts';
import { host } from '../reference-host.ts';
import { agentsPath, guidePath, quickStartPath } from '../reference-pages.ts';
import { toJson } from '../to-json.ts';

/** Pages of the build about what concerns several calls; that of limits depends on the server. */
export function builtGuides(): readonly Guide[] {
  const example = toJson(exampleOfCase('rate_limited', undefined));
  return [
    fillGuide(content().one('api-reference/errors'), { example }),
    content().one('api-reference/conventions'),
    content().one('api-reference/versions'),
    fillGuide(content().one('api-reference/clients'), { openapi: `${host()}/openapi.json` }),
  ];
}

/** Returns a guide with the gaps of its texts filled in. */
export function fillGuide<G extends Guide>(guide: G, values: Readonly<Record<string, string>>): G {
  return { ...guide, parts: fillTexts(guide.parts, values) };
}

/** Pages that are no endpoint, in the order of the list. */
export function referenceGuides(): readonly { name: string; path: string }[] {
  const words = content();
  const { quickStart, agents, changelog } = words.one('api-reference/pages');
  const [errors, ...others] = builtGuides();
  const entry = ({ id, title, short = title }: Guide) => ({ name: short, path: guidePath(id) });
  return [
    { name: quickStart.name, path: quickStartPath },
    entry(words.one('api-reference/client-id')),
    ...(errors ? [entry(errors)] : []),
    entry(words.one('api-reference/limits')),
    ...others.map(entry),
    { name: agents.title, path: agentsPath },
    { name: changelog, path: paths.changelog },
  ];
}

function fillTexts<Value>(value: Value, values: Readonly<Record<string, string>>): Value {
  return JSON.parse(JSON.stringify(value), (_, text) =>
    typeof text === 'string' ? fill(text, values) : text,
  );
}
