import { MOST_EARLIER_QUESTIONS } from 'contract/answers/ask.ts';
import { askSite, NoAnswer } from './ask-call.ts';
import { drawAnswer } from './draw-answer.ts';
import { button, element } from './element.ts';

const SEARCHING = 'Looking through our pages…';
const SENTENCES = {
  busy: ({ waitSeconds }: NoAnswer) =>
    `That was a lot of questions at once. Please try again in ${waitSeconds} seconds.`,
  offline: () => 'You’re offline. Your question stays here until you’re back.',
  failed: () => 'No answer came. Your question is still here.',
};
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
  const asked: string[] = [];
  let last = '';
  let isUnderWay = false;

  function ask(question: string): boolean {
    if (isUnderWay) return false;
    last = question;
    const item = element(
      'p',
      { class: 'ask-question' },
      element('span', { class: 'ask-unseen' }, 'You asked: '),
      question,
    );
    const answer = element('div', { class: 'ask-answer' });
    log.append(item, answer);
    // Before there is an answer, there is hardly enough to scroll.
    const showFromTop = () => {
      log.scrollTop = item.offsetTop - MARGIN;
    };
    showFromTop();
    void fill(answer, question).then(showFromTop);
    return true;
  }

  /** @returns whether an answer came */
  async function fill(place: HTMLElement, question: string): Promise<boolean> {
    isUnderWay = true;
    delete place.dataset.failed;
    if (place.contains(document.activeElement)) onFocusLost();
    place.replaceChildren(element('p', { class: 'ask-pending' }, SEARCHING));
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
    const again = button('Try again', () => {
      if (!isUnderWay) void fill(place, question);
    });
    place.replaceChildren(element('p', {}, SENTENCES[failure.reason](failure)), again);
    place.dataset.failed = '';
    if (failure.reason === 'offline')
      addEventListener('online', () => retry(place, question), { once: true });
  }

  async function retry(place: HTMLElement, question: string): Promise<void> {
    for (const pause of PAUSES_MS) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      // Someone was quicker, or another question is being answered.
      if (isUnderWay || place.dataset.failed === undefined) return;
      if (await fill(place, question)) return;
    }
  }

  return { ask, last: () => last };
}
