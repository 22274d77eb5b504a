/**
 * Writes the state of each avatar on the page to its `data-state`. Not in `ui/`, whose modules share a file with
 * the islands: these pages have none.
 */
import { avatarState } from './avatar-state.ts';

for (const avatar of document.querySelectorAll<HTMLElement>('[data-avatar]')) {
  const picture = avatar.querySelector('img');
  const update = () => {
    avatar.dataset.state = avatarState(picture);
  };
  update();
  picture?.addEventListener('load', update);
  picture?.addEventListener('error', update);
}
