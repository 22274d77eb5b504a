/** Path of the desk's pages. */
export const DESK_PATH = '/desk';

/** Before the path of each of its calls. */
export const DESK_API = `${DESK_PATH}/api`;
