/** Of every banner, for `width` and `height` of its image: for a browser only their ratio counts. */
export const BANNER_WIDTH = 960;
export const BANNER_HEIGHT = 480;
