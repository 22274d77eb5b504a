import { fireEvent, render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { portraitPath } from '../../../design/pictures/portrait.ts';
import { Avatar } from '../../../design/ui/Avatar.tsx';

let avatar: HTMLElement;
let picture: HTMLImageElement;

beforeEach(() => {
  const { container } = render(<Avatar name="Noah" src={portraitPath('Noah')} />);
  avatar = container.querySelector('[data-avatar]') as HTMLElement;
  picture = container.querySelector('img') as HTMLImageElement;
});

/** The picture is on its way, or has come with pixels or without. */
function pictureIs({ complete, naturalWidth }: { complete: boolean; naturalWidth: number }) {
  vi.spyOn(picture, 'complete', 'get').mockReturnValue(complete);
  vi.spyOn(picture, 'naturalWidth', 'get').mockReturnValue(naturalWidth);
}

/** The script of the page, which looks for avatars once. */
async function runScript() {
  vi.resetModules();
  await import('./track-avatars.ts');
}

it('stays idle without script, with the picture in place', () => {
  expect(avatar.dataset.state).toBe('idle');
  expect(picture.getAttribute('src')).toBe('/avatars/noah.svg');
  expect(avatar.textContent).toBe('N');
});

it('starts loading, and changes to loaded once the picture arrives', async () => {
  pictureIs({ complete: false, naturalWidth: 0 });
  await runScript();
  expect(avatar.dataset.state).toBe('loading');
  expect(avatar.textContent).toBe('N');
  pictureIs({ complete: true, naturalWidth: 96 });
  fireEvent.load(picture);

  expect(avatar.dataset.state).toBe('loaded');
});

it('starts as loaded when the picture arrived before the script', async () => {
  pictureIs({ complete: true, naturalWidth: 96 });
  await runScript();

  expect(avatar.dataset.state).toBe('loaded');
});

it('enters the error state when the picture fails, and keeps the initial', async () => {
  pictureIs({ complete: false, naturalWidth: 0 });
  await runScript();
  pictureIs({ complete: true, naturalWidth: 0 });
  fireEvent.error(picture);

  expect(avatar.dataset.state).toBe('error');
  expect(avatar.textContent).toBe('N');
});
