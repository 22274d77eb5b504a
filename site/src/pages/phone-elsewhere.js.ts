import source from '../features/book-demo/phone/elsewhere.ts?bundled';

/** Script like `phone.js`, for an office in another country than the specification's. */
export const GET = () => new Response(source, { headers: { 'content-type': 'text/javascript' } });
