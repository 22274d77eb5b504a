import { describe, expect, it } from 'vitest';
import { postLead } from '../../../../checks/support/lead-bodies.ts';
import { startTestServer } from '../../../../checks/support/test-server.ts';

/** Books a demo; returns the address of its link, and the origin that its pages know. */
async function book(publicUrl: string | null) {
  const { url } = await startTestServer({ config: { publicUrl } });
  const { booking } = await (await postLead(url, 'demo')).json();
  const { origin, pathname } = new URL(booking.manageUrl);
  const originOf = async (path: string) => {
    const page = await (await fetch(url + path)).text();
    return JSON.parse(/<p>(.*)<\/p>/.exec(page)?.[1] ?? '').origin;
  };
  const token = pathname.split('/').at(-1);
  return { url, link: origin, pages: [await originOf(pathname), await originOf(`/thankyou/${token}`)] };
}

describe('the origin on the pages of a booking', () => {
  it('links to the origin of the request when PUBLIC_URL is not set', async () => {
    const { url, link, pages } = await book(null);
    expect([link, ...pages]).toEqual([url, url, url]);
  });

  it('links to PUBLIC_URL, whatever host the request names', async () => {
    const { link, pages } = await book('https://www.own.example');
    expect([link, ...pages]).toEqual(Array(3).fill('https://www.own.example'));
  });
});
