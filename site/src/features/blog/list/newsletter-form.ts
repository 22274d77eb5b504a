import { tidyText } from 'contract/tidy-text.ts';
import { wordsFor } from '../../../words.ts';

/**
 * The script of the newsletter box: the browser judges the address, and this puts its judgement into our words
 * beside the field. Not an island, since React would cost more than all that it says.
 */
const form = document.querySelector<HTMLFormElement>('[data-newsletter]');
const input = form?.querySelector('input');
const problem = form?.querySelector<HTMLElement>('[data-problem]');
const answer = form?.querySelector<HTMLElement>('[data-answer]');

if (form && input && problem && answer) {
  const show = (text: string, isAnswered: boolean) => {
    problem.textContent = text;
    if (text) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
    answer.hidden = !isAnswered;
  };
  input.addEventListener('invalid', (event) => {
    const words = wordsFor('newsletter');
    event.preventDefault();
    show(input.validity.valueMissing ? words.missing : words.invalid, false);
    input.focus();
  });
  input.addEventListener('input', () => show('', false));
  // It comes before the browser judges: an invisible character, copied along, is no fault of the address.
  input.addEventListener('change', () => {
    input.value = tidyText('email', input.value);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    show('', true);
  });
}
