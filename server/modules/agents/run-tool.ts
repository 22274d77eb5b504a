import type { AgentToolName, ToolInput, ToolOutput } from 'contract/agents/agent-tools.ts';
import type { AskAnswer } from 'contract/answers/ask.ts';
import type { Office } from 'contract/bookings/office.ts';
import type { Clock } from '../../shared/clock.ts';
import { content } from '../../shared/content.ts';
import type { Ask, SearchSources } from '../answers/answers.queries.ts';
import { findProblems, withoutUnset } from './arguments.rules.ts';
import type { Caller } from './caller.ts';
import { offeredTools } from './offered-tools.ts';
import type { OwnOrigin } from './own-origin.ts';
import type { SiteCalls } from './site-calls.ts';
import { ToolProblem } from './tool-problem.ts';
import { bookDemo } from './tools/book-demo.ts';
import { cancelDemo, getBooking, moveDemo } from './tools/booked-demo.ts';
import { requestContact } from './tools/contact-tools.ts';
import { findDemoSlots } from './tools/demo-slots.ts';
import { fetchPage, readPage, search, searchSite } from './tools/page-tools.ts';
import { calculateRoi, comparePlans, estimateSavings } from './tools/product-tools.ts';

type Status = ToolOutput<'answer_question'>['status'];

/** Answers as the ask panel and the chat do. */
async function answerQuestion(
  { question, before = [] }: ToolInput<'answer_question'>,
  ask: Ask,
  origin: string,
): Promise<ToolOutput<'answer_question'>> {
  const answer = await ask.answer({ content: question, earlier: before });
  return {
    answer: answer.text,
    status: statusOf(answer),
    sources: answer.sources.map(({ title, address }) => ({ title, url: origin + address })),
    didYouMean: answer.suggestions,
  };
}

const STATUS_OF_KIND: Record<Exclude<AskAnswer['kind'], 'answer'>, Status> = {
  quote: 'published',
  choices: 'unclear',
  talk: 'unclear',
  unknown: 'unknown',
};

/** Returns the status of an answer: that of its topic; answers computed from the plans are published. */
function statusOf({ kind, topic: id, status }: AskAnswer): Status {
  if (kind !== 'answer') return STATUS_OF_KIND[kind];
  const known =
    status ??
    content()
      .list('topic')
      .find((each) => each.id === id)?.status ??
    'published';
  return known === 'not-published' ? 'not_published' : known;
}

export interface ToolParts {
  origin: OwnOrigin;
  search: SearchSources;
  ask: Ask;
  calls: SiteCalls;
  office: Office;
  clock: Clock;
}

type Tools = {
  [Name in AgentToolName]: (
    input: ToolInput<Name>,
    caller: Caller,
  ) => ToolOutput<Name> | Promise<ToolOutput<Name>>;
};

/** Runs a tool; throws {ToolProblem} when its arguments are wrong, or it cannot do what they ask. */
export type RunTool = (name: AgentToolName, input: unknown, caller: Caller) => Promise<object>;

export function isToolName(name: string): name is AgentToolName {
  return Object.hasOwn(offeredTools(), name);
}

export function createToolRunner(parts: ToolParts): RunTool {
  const { origin, search: sources, ask, calls, office, clock } = parts;
  const demosFor = (caller: Caller) => ({
    office,
    productName: content().one('site').name,
    origin: origin.of(caller),
  });
  const tools: Tools = {
    search_site: (input, caller) => searchSite(input, sources, origin.of(caller)),
    read_page: (input, caller) => readPage(input, origin.pagesFor(caller)),
    answer_question: (input, caller) => answerQuestion(input, ask, origin.of(caller)),
    compare_plans: (input, caller) => comparePlans(input, origin.of(caller)),
    calculate_roi: (input, caller) => calculateRoi(input, origin.of(caller)),
    estimate_savings: (input, caller) => estimateSavings(input, origin.of(caller)),
    find_demo_slots: (input, caller) => findDemoSlots(input, calls, caller, { office, now: clock() }),
    book_demo: (input, caller) => bookDemo(input, calls, caller, demosFor(caller)),
    get_booking: (input, caller) => getBooking(input, calls, caller, demosFor(caller)),
    move_demo: (input, caller) => moveDemo(input, calls, caller, demosFor(caller)),
    cancel_demo: (input, caller) => cancelDemo(input, calls, caller, demosFor(caller)),
    request_contact: (input, caller) => requestContact(input, calls, caller),
    search: (input, caller) => search(input, sources, origin.of(caller)),
    fetch: (input, caller) => fetchPage(input, origin.pagesFor(caller)),
  };
  return async (name, asked, caller) => {
    const tool = offeredTools()[name];
    if (caller.isForeignPage && !tool.isReadOnly) throw forForeignPage();
    const input = withoutUnset(tool, asked);
    const problems = findProblems(tool, input);
    if (problems.length > 0) {
      throw new ToolProblem({
        code: 'invalid_arguments',
        message: 'Fix the named arguments, then call the tool again.',
        fields: problems,
      });
    }
    // What the schema of the tool let through.
    return tools[name](input as never, caller);
  };
}

/** A page could speak for a visitor who has asked for nothing. */
function forForeignPage(): ToolProblem {
  return new ToolProblem({
    code: 'forbidden',
    message:
      'Pages of other sites can read here, and can’t act for a person. Call this tool from outside of a browser.',
  });
}
