/** S2 section 4, 'Avatar image'. */
export type AvatarState = 'idle' | 'loading' | 'loaded' | 'error';

/** What a picture says of itself. A picture without pixels has failed. */
export interface PictureProgress {
  complete: boolean;
  naturalWidth: number;
}

/** The state of an avatar by its picture, or by there being none. */
export function avatarState(picture: PictureProgress | null): AvatarState {
  if (!picture) return 'idle';
  if (!picture.complete) return 'loading';
  return picture.naturalWidth > 0 ? 'loaded' : 'error';
}
