/**
 * Writes the state of each avatar on the page to its `data-state`. Not in `ui/`, whose modules share a file with
 * the islands: these pages have none.
 */
for (const avatar of document.querySelectorAll<HTMLElement>('[data-avatar]')) {
  const picture = avatar.querySelector('img');
  const update = () => {
    avatar.dataset.state = avatarState(picture);
  };
  update();
  picture?.addEventListener('load', update);
  picture?.addEventListener('error', update);
}

/** Returns the state of an avatar by its picture (S2 section 4, 'Avatar image'). A picture without pixels has failed. */
function avatarState(picture: HTMLImageElement | null): 'idle' | 'loading' | 'loaded' | 'error' {
  if (!picture) return 'idle';
  if (!picture.complete) return 'loading';
  return picture.naturalWidth > 0 ? 'loaded' : 'error';
}

export {};
