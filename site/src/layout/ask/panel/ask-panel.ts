import { ASK_PAGE, LONGEST_QUESTION } from 'contract/answers/ask.ts';
import { isComposing } from '../../../design/ui/is-composing.ts';
import { contactAbout } from '../../../product/asked-question.ts';
import { wordsFor } from '../../../words.ts';
import { ASK_PRIVACY, suggestedQuestions } from '../suggested-questions.ts';
import { beginConversation } from './conversation.ts';
import { listOf } from './draw-answer.ts';
import { button, element } from './element.ts';

export interface AskPanel {
  /** Shows the panel, and asks what a field of the page holds. */
  open: () => void;
}

/** A width from which on the panel is docked beside the page, which stays usable. Below it is a sheet over the page. */
const WIDE = '(width >= 40rem)';
const TAB_STOPS = 'a[href], button, input, textarea, [tabindex="0"]';

/**
 * The assistant as a dialog: a log of questions and answers over a field. It lives as long as the page, and so does what
 * was asked: closed and opened again, everything is still there.
 * @param offerDemo draws the nearest free times, and books one of them
 */
export function createAskPanel({ offerDemo }: { offerDemo: () => HTMLElement }): AskPanel {
  const words = wordsFor('ask');
  const field = element('input', {
    id: 'ask-question',
    name: 'q',
    maxlength: LONGEST_QUESTION,
    autocomplete: 'off',
    enterkeyhint: 'send',
    'aria-describedby': 'ask-problem',
  });
  const problem = element('p', { id: 'ask-problem', class: 'ask-problem', role: 'alert' });
  const log = element('div', {
    class: 'ask-log',
    role: 'log',
    'aria-label': words.log,
    tabindex: 0,
  });
  const { ask, last } = beginConversation(log, () => field.focus());
  const person = element('a', { href: contactAbout('') }, words.person);
  const demo = button(words.demo, showDemo, { 'aria-expanded': 'false' });
  const form = element(
    'form',
    { class: 'ask-form', action: ASK_PAGE, novalidate: true },
    element('label', { for: 'ask-question' }, words.question),
    element('div', { class: 'ask-row' }, field, element('button', {}, words.submit)),
    problem,
    element('p', { class: 'ask-ways' }, person, demo),
  );
  const booking = element('div', { class: 'ask-booking', hidden: true });
  const dialog = element(
    'dialog',
    { class: 'ask', 'aria-labelledby': 'ask-title' },
    element(
      'div',
      { class: 'ask-head' },
      element('h2', { id: 'ask-title' }, words.name),
      button(words.close, close),
    ),
    log,
    booking,
    form,
  );
  const wide = matchMedia(WIDE);
  let opener: HTMLElement | null = null;

  log.append(...greeting());
  document.body.append(dialog);

  function greeting(): Node[] {
    const about = element('a', { href: ASK_PRIVACY }, words.about);
    const suggestions = suggestedQuestions(location.pathname).map((question) =>
      button(question, () => submit(question)),
    );
    return [
      element('div', { class: 'ask-answer' }, element('p', {}, words.disclosure), element('p', {}, about)),
      ...listOf(words.peopleAsk, 'ask-chips', suggestions),
    ];
  }

  /** @returns whether it is being answered */
  function submit(question: string): boolean {
    problem.textContent = question === '' ? words.empty : '';
    if (question === '' || !ask(question)) return false;
    person.href = contactAbout(last());
    return true;
  }

  function showDemo(): void {
    const isShown = demo.getAttribute('aria-expanded') === 'true';
    demo.setAttribute('aria-expanded', String(!isShown));
    booking.hidden = isShown;
    log.hidden = !isShown;
    form.classList.toggle('ask-aside', !isShown);
    demo.textContent = isShown ? words.demo : words.back;
    if (isShown || booking.hasChildNodes()) return;
    booking.append(offerDemo());
  }

  function show(): void {
    if (wide.matches) dialog.show();
    else dialog.showModal();
    field.focus();
  }

  function close(): void {
    dialog.close();
    opener?.focus();
  }

  function open(): void {
    if (!dialog.open) {
      opener = document.activeElement as HTMLElement | null;
      show();
    }
    field.focus();
    const typed = [
      ...document.querySelectorAll<HTMLInputElement>(`main form[action="${ASK_PAGE}"] [name=q]`),
    ].find(({ value }) => value.trim() !== '');
    if (typed && submit(typed.value.trim())) typed.value = '';
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (submit(field.value.trim())) field.value = '';
    field.focus();
  });
  field.addEventListener('input', () => {
    problem.textContent = '';
  });
  dialog.addEventListener('keydown', (event) => {
    if (isComposing(event)) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      close();
    }
    if (event.key === 'Tab' && !wide.matches) keepFocusInside(dialog, event);
  });
  // A phone's gesture or button to go back closes a sheet, too.
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    close();
  });
  wide.addEventListener('change', () => {
    if (!dialog.open) return;
    dialog.close();
    show();
  });

  return { open };
}

/** Lets the Tab key go round within a sheet, instead of leaving for the browser's own buttons. */
function keepFocusInside(dialog: HTMLElement, event: KeyboardEvent): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>(TAB_STOPS)].filter(
    (stop) => stop.closest('[hidden]') === null,
  );
  const [first, end] = [stops.at(0), stops.at(-1)];
  if (document.activeElement !== (event.shiftKey ? first : end)) return;
  event.preventDefault();
  (event.shiftKey ? end : first)?.focus();
}
