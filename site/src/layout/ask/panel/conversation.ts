import { MOST_EARLIER_QUESTIONS } from 'contract/answers/ask.ts';
import { fill } from 'contract/content/fill.ts';
import { wordsFor } from '../../../words.ts';
import { askSite, NoAnswer } from './ask-call.ts';
import { drawAnswer } from './draw-answer.ts';
import { button, element } from './element.ts';

/** Above the question to which the log scrolls, in CSS pixels. */
const MARGIN = 12;
/** Before each try once a connection is back: browsers say so before it carries anything. */
const PAUSES_MS = [0, 500, 1_000, 2_000, 4_000];

export interface Conversation {
  /** Asks, unless an answer is under way. @returns whether it does */
  ask: (question: string) => boolean;
  /** The last question; empty before the first. */
  last: () => string;
}

/**
 * Questions and answers, in memory only: they end with the page.
 * @param onFocusLost told when the button that had the focus goes
 */
export function beginConversation(log: HTMLElement, onFocusLost: () => void): Conversation {
  const words = wordsFor('ask');
  const asked: string[] = [];
  let last = '';
  let isUnderWay = false;

  function ask(question: string): boolean {
    if (isUnderWay) return false;
    last = question;
    const item = element(
      'p',
      { class: 'ask-question' },
      element('span', { class: 'ask-unseen' }, `${words.asked} `),
      question,
    );
    const answer = element('div', { class: 'ask-answer' });
    log.append(item, answer);
    // Before there is an answer, there is hardly enough to scroll.
    const showFromTop = () => {
      log.scrollTop = item.offsetTop - MARGIN;
    };
    showFromTop();
    void answerIn(answer, question).then(showFromTop);
    return true;
  }

  /** @returns whether an answer came */
  async function answerIn(place: HTMLElement, question: string): Promise<boolean> {
    isUnderWay = true;
    delete place.dataset.failed;
    if (place.contains(document.activeElement)) onFocusLost();
    place.replaceChildren(element('p', { class: 'ask-pending' }, words.searching));
    try {
      const answer = await askSite(question, asked.slice(-MOST_EARLIER_QUESTIONS));
      asked.push(question);
      place.replaceChildren(...drawAnswer({ answer, question, ask }));
      return true;
    } catch (error) {
      const failure = error instanceof NoAnswer ? error : new NoAnswer('failed');
      showFailure(place, question, failure);
      return false;
    } finally {
      isUnderWay = false;
    }
  }

  function showFailure(place: HTMLElement, question: string, failure: NoAnswer): void {
    const again = button(words.again, () => {
      if (!isUnderWay) void answerIn(place, question);
    });
    place.replaceChildren(
      element('p', {}, fill(wordsFor('ask')[failure.reason], { seconds: failure.waitSeconds })),
      again,
    );
    place.dataset.failed = '';
    if (failure.reason === 'offline')
      addEventListener('online', () => retry(place, question), { once: true });
  }

  async function retry(place: HTMLElement, question: string): Promise<void> {
    for (const pause of PAUSES_MS) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      // Someone was quicker, or another question is being answered.
      if (isUnderWay || place.dataset.failed === undefined) return;
      if (await answerIn(place, question)) return;
    }
  }

  return { ask, last: () => last };
}
