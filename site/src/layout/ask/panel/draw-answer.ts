import type { AskAnswer } from 'contract/answers/ask.ts';
import { wordsFor } from '../../../words.ts';
import { nextSteps } from '../next-steps.ts';
import { vote } from './ask-call.ts';
import { button, element } from './element.ts';

interface AnswerParts {
  answer: AskAnswer;
  question: string;
  ask: (question: string) => void;
}

/** Draws an answer for the panel: its text, the pages it comes from, what may be meant instead, what to do next. */
export function drawAnswer({ answer, question, ask }: AnswerParts): Node[] {
  const words = wordsFor('ask');
  const { text, sources, suggestions } = answer;
  const steps = nextSteps(answer, question).map(({ label, page }) => link(label, page));
  return [
    ...text.split('\n\n').map((paragraph) => element('p', {}, paragraph)),
    ...listOf(
      words.sources,
      'ask-sources',
      sources.map(({ title, address }) => link(title, address)),
    ),
    ...listOf(
      words.didYouMean,
      'ask-chips',
      suggestions.map((suggestion) => button(suggestion, () => ask(suggestion))),
    ),
    ...listOf(words.next, 'ask-next', steps),
    drawTools(answer),
  ];
}

/** A list under its name; nothing where it is empty. */
export function listOf(name: string, className: string, items: readonly HTMLElement[]): Node[] {
  if (items.length === 0) return [];
  return [
    element('p', { class: 'ask-name', 'aria-hidden': true }, name),
    element('ul', { class: className, 'aria-label': name }, ...items.map((item) => element('li', {}, item))),
  ];
}

function link(words: string, address: string): HTMLAnchorElement {
  // Only pages of ours, whatever an answer says.
  return element('a', { href: /^\/(?![/\\])/.test(address) ? address : '/' }, words);
}

/** Copy and, where a topic was answered, whether it helped. */
function drawTools({ kind, text, topic, sources }: AskAnswer): HTMLElement {
  const askWords = wordsFor('ask');
  const said = element('span', { role: 'status' });
  const tools = element('p', { class: 'ask-tools' });
  if (kind === 'answer' || kind === 'quote') {
    const pages = sources.map(({ address }) => new URL(address, location.origin).href);
    tools.append(
      button(askWords.copy, async () => {
        said.textContent = await copy([text, ...pages].join('\n')).then(
          () => askWords.copied,
          () => askWords.notCopied,
        );
      }),
    );
  }
  if (topic !== undefined) {
    const votes = [
      { words: askWords.helpful, isHelpful: true },
      { words: askWords.notHelpful, isHelpful: false },
    ].map(({ words, isHelpful }) => {
      const created = button(
        words,
        async () => {
          for (const each of votes) each.setAttribute('aria-pressed', String(each === created));
          said.textContent = await vote(topic, isHelpful).then(
            () => askWords.thanks,
            () => askWords.voteFailed,
          );
        },
        { 'aria-pressed': 'false', class: isHelpful ? 'ask-up' : 'ask-down' },
      );
      return created;
    });
    tools.append(...votes);
  }
  tools.append(said);
  return tools;
}

/** A page without encryption has no clipboard. */
async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
