/** `{host}` of the calls: empty for this origin. */
export const API_HOST: string = import.meta.env.PUBLIC_API_HOST ?? '';
