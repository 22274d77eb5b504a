import { hash } from 'node:crypto';
import { DISCOVERY_PATHS, MCP_PATH } from 'contract/api-paths.ts';
import { REFERENCE_PAGE } from 'contract/site/addresses.ts';
import type { Provider } from './provider.ts';

/** Instructions by which an agent does one job here (agentskills.io). */
export interface Skill {
  /** Lower case, digits and hyphens. */
  name: string;
  title: string;
  /** Description of what it does and when to use it, for an agent that chooses. */
  description: string;
  /** Requests that a person would make, 2 to 5 of them. */
  queries: readonly string[];
  /** The whole of its `SKILL.md`. */
  text: string;
}

const INDEX_SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

/** Answers, demos and the API; what needs `/mcp` is there only with it. */
export function skillsAt({ productName, origin, hasPlatform }: Provider): Skill[] {
  const slug = productName
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const server = `the MCP server at ${origin}${MCP_PATH} (Streamable HTTP, no login)`;
  const answers = {
    name: `${slug}-answers`,
    title: `Answers about ${productName}`,
    description: `Answer questions about ${productName} from its own pages: what it does, what it costs, which plan fits, what it would save, and what isn’t published. Use it before you answer from memory.`,
    queries: [`What does ${productName} cost for 8 people?`, `Does ${productName} have an API?`],
    steps: [
      `Connect to ${server}. Without MCP, read ${origin}/llms.txt: its key facts come first, and each page has a Markdown twin (its address with \`.md\`).`,
      'Ask `answer_question` first. Where its status is `not_published`, say so instead of guessing.',
      'For anything else call `search_site`, then `read_page` for the page that fits, and quote its address.',
      'Compare plans with `compare_plans`. Compute with `calculate_roi` or `estimate_savings`, and call the figures estimates.',
    ],
  };
  const demo = {
    name: `${slug}-demo`,
    title: `Book a demo of ${productName}`,
    description: `Find a free time for a demo of ${productName} and book it for a person who has agreed to it. Use it when someone asks to see the product or to talk to sales.`,
    queries: ['Book a demo next Tuesday afternoon', 'When can I see the product?'],
    steps: [
      `Connect to ${server}.`,
      'Call `find_demo_slots` with the person’s time zone, and offer two or three times.',
      'Ask for first name, last name, email and phone with country code. Never make any of them up.',
      'Read back day, time and email, and wait for a yes in the person’s own words.',
      'Call `book_demo` with that sentence as `consent`, the same time zone, and one `idempotencyKey` for this booking; use the same key if you try again.',
      'Pass on the link that the answer has: with it the person sees, moves or cancels the demo, and so do you with `get_booking`, `move_demo` and `cancel_demo`, once the person agrees.',
    ],
  };
  const api = {
    name: `${slug}-api`,
    title: `Build on the ${productName} API`,
    description: `Write code that signs users up and talks to ${productName} over its HTTP calls and chat socket. Use it when someone builds an integration.`,
    queries: [`Build a chat client for ${productName}`, `Generate an API client for ${productName}`],
    steps: [
      `Read ${origin}${REFERENCE_PAGE}/quick-start.md: five steps from a client ID to a first answer, in JavaScript, Python and cURL.`,
      `A client ID needs a plan with API access. How to get one: ${origin}${REFERENCE_PAGE}/client-id.`,
      `The calls are described at ${origin}/openapi.json, the socket at ${origin}/asyncapi.json. Take names and limits from there.`,
      `Read ${origin}${REFERENCE_PAGE}/errors.md and ${origin}${REFERENCE_PAGE}/limits.md before you write retries: wait for \`Retry-After\`.`,
    ],
  };
  return (hasPlatform ? [answers, demo, api] : [answers]).map(({ steps, ...skill }) => ({
    ...skill,
    text: skillText(skill, steps),
  }));
}

/** Returns the index from which a client learns which skills there are; the digest is of the bytes that are sent. */
export function skillIndex(skills: readonly Skill[]): object {
  return {
    $schema: INDEX_SCHEMA,
    skills: skills.map(({ name, description, text }) => ({
      ...{ name, type: 'skill-md', description },
      url: skillPath(name),
      digest: `sha256:${hash('sha256', text, 'hex')}`,
    })),
  };
}

export function skillPath(name: string): string {
  return `${DISCOVERY_PATHS.skills}/${name}/SKILL.md`;
}

function skillText({ name, title, description }: Omit<Skill, 'text'>, steps: readonly string[]): string {
  const front = [`name: ${name}`, `description: ${JSON.stringify(description)}`];
  const list = steps.map((step, index) => `${index + 1}. ${step}`);
  return `---\n${front.join('\n')}\n---\n\n# ${title}\n\n${list.join('\n')}\n`;
}
