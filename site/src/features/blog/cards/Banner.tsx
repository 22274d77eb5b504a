import { PLACEHOLDER_PATH } from '../blog-paths.ts';

/** Size of every banner, for `width` and `height` of its image: for a browser only their ratio counts. */
export const BANNER_WIDTH = 960;
export const BANNER_HEIGHT = 480;

/** The picture of an article: decorative, as its subject stands beside it. One that fails gives way to ours. */
export function Banner({
  src,
  className,
  isLazy = false,
}: {
  src: string;
  className: string | undefined;
  isLazy?: boolean;
}) {
  return (
    <img
      className={className}
      src={src}
      alt=""
      width={BANNER_WIDTH}
      height={BANNER_HEIGHT}
      loading={isLazy ? 'lazy' : 'eager'}
      decoding="async"
      onError={({ currentTarget }) => {
        if (!currentTarget.src.endsWith(PLACEHOLDER_PATH)) currentTarget.src = PLACEHOLDER_PATH;
      }}
    />
  );
}
