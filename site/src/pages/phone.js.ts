import source from '../features/book-demo/phone/specified.ts?bundled';

/** Reader of phones, at an address of its own: fetched once a visitor begins to type one (decision 009). */
export const GET = () => new Response(source, { headers: { 'content-type': 'text/javascript' } });
